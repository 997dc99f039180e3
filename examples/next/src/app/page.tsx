import { Badge, Button, PageHeader } from "@atrium/ui";
import Link from "next/link";
import { connection } from "next/server";
import { sdk } from "../server-sdk.ts";

/** The newest articles, asked for at each visit and rendered on the server. */
export default async function News() {
  await connection();
  const { records, total } = await sdk.site.articleList({ pageSize: 10 });
  return (
    <main>
      <PageHeader title="News" badge={<Badge variant="secondary">{total}</Badge>} />
      <ul className="grid gap-2">
        {records.map(({ id, title }) => (
          <li key={id}>
            <Button asChild variant="link">
              <Link href={`/articles/${id}`}>{title}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}
