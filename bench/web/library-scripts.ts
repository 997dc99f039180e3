/** What the libraries weigh that the pages are built on, without a line of their own: the floor of their scripts. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { plainIcons } from "../../apps/web/vite/plain-icons.ts";

const app = join(import.meta.dirname, "../../apps/web");
/** Where what the UI kit is built on is installed. */
const kit = join(import.meta.dirname, "../../packages/ui/src/index.ts");

/** What the public pages use of each: what they do not use is left out of the app as well. */
const publicLibraries = {
  "React and its renderer": `export { createRoot, hydrateRoot } from "react-dom/client";
    export * from "react";`,
  "the router, its history and store": `export { createRouter, createRootRouteWithContext, createFileRoute, getRouteApi, redirect, notFound,
      isNotFound, lazyRouteComponent, HeadContent, Scripts, Link, Outlet, RouterProvider, useRouter, useRouterState, useMatch,
      useNavigate, useHydrated } from "@tanstack/react-router";
    export { RouterClient } from "@tanstack/react-router/ssr/client";`,
};

/** What the shell of the back office and a list use. */
const adminLibraries = {
  ...publicLibraries,
  "React Query": `export { QueryClient, QueryClientProvider, QueryCache, MutationCache, QueryObserver, MutationObserver,
      queryOptions, mutationOptions, keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";`,
  "the SDK": `export { createSdk } from "@atrium/sdk";`,
  "what the UI kit is built on": `export { Slot } from "radix-ui/slot";
    export { cva } from "class-variance-authority";
    export { clsx } from "clsx";`,
  "the icons of the menus and of a list": `export {
      Activity, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ban, Bell, BookA, BookCheck, BookOpen, BookOpenCheck,
      BookOpenText, Bookmark, BookmarkPlus, Boxes, BuildingComplex, CalendarDays, Check, CheckCheck, ChevronDown,
      ChevronLeft, ChevronRight, ChevronUp, ChevronsUpDown, CircleCheck, CircleExclamationPoint, CircleQuestionMark,
      CircleUser, Columns3, Download, Ellipsis, ExternalLink, Eye, EyeOff, File, FileText, Files, Folder, FolderTree,
      Gauge, Globe, GripVertical, Handshake, House, Image, Images, Inbox, Key, KeyRound, Languages, LayoutDashboard,
      LinkIcon, Link2Off, ListChecks, ListTree, LogIn, LogOut, Mail, Menu, MessageSquare, MessageSquareQuote,
      MessagesSquare, Minimize2, Minus, Monitor, MonitorSmartphone, Moon, Move, Network, Newspaper, Package,
      PackageCheck, PackageX, PanelLeftClose, PanelLeftOpen, Pencil, Pin, RotateCcwClock, RotateCw, Save, Search,
      SearchX, Settings, Shield, ShieldCheck, ShieldOff, SlidersHorizontal, Star, Sun, SunMoon, Tags, Trash,
      TriangleExclamationPoint, Upload, User, UserCheck, UserCog, UserPlus, UserX, Users, UsersRound, Webhook, X, Zap
    } from "lucide-react";`,
};

/** Bytes of gzip of the libraries in one file, with each one more. */
export interface LibraryScripts {
  name: string;
  /** With all before it. */
  gzip: number;
}

/** Those of the back office. */
export function weighLibraries(): Promise<LibraryScripts[]> {
  return weighInTurn(adminLibraries);
}

/** Those that the app needs on every public page. */
export function weighPublicLibraries(): Promise<LibraryScripts[]> {
  return weighInTurn(publicLibraries);
}

/** Builds them with the app's bundler and minifier, one more each time: what they share counts once. */
async function weighInTurn(libraries: Record<string, string>): Promise<LibraryScripts[]> {
  const weighed: LibraryScripts[] = [];
  let source = "";
  for (const [name, exported] of Object.entries(libraries)) {
    source += `${exported}\n`;
    weighed.push({ name, gzip: await weigh(source) });
  }
  return weighed;
}

async function weigh(source: string): Promise<number> {
  const entry = join(app, "libraries.js");
  const built = await build({
    configFile: false,
    root: app,
    logLevel: "silent",
    resolve: { conditions: ["@atrium/source", "module", "browser", "production"] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
    plugins: [
      plainIcons(),
      {
        name: "libraries",
        async resolveId(id, importer) {
          if (id === entry || importer !== entry) return id === entry ? id : null;
          return (await this.resolve(id, importer, { skipSelf: true })) ?? this.resolve(id, kit);
        },
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const [output] = [built].flat();
  if (output === undefined || !("output" in output)) throw new Error("The build made no file.");
  // What is loaded later is no part of what they weigh at first.
  return gzipSync(output.output[0].code, { level: 9 }).length;
}
