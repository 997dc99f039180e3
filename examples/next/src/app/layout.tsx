import Link from "next/link";
import type { ReactNode } from "react";
import { SessionBar } from "../session-bar.tsx";
import "./globals.css";

export const metadata = { title: "Harbour news" };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="system">
      <body className="mx-auto grid max-w-3xl gap-6 p-6">
        <header className="grid gap-4">
          <nav aria-label="Pages" className="flex gap-4">
            <Link href="/">News</Link>
            <Link href="/contact">Contact</Link>
          </nav>
          <SessionBar />
        </header>
        {children}
      </body>
    </html>
  );
}
