import { useRouter } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { fileKind, formatSize } from "../format.ts";
import { langOf } from "../lang.ts";
import type { Attachment } from "../types.ts";

/** An article's files with their kind and size; each is downloaded under its own name. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const messages = useMessages().article;
  const { apiBase, language } = useRouter().options.context.config;
  return (
    <section className="attachments" aria-labelledby="attachments">
      <h2 id="attachments">{messages.attachments}</h2>
      <ul>
        {files.map(({ id, name, size }) => {
          const kind = fileKind(name);
          const length = formatSize(size, language);
          return (
            <li key={id}>
              <a
                href={`${apiBase}/api/app/other/downFile?id=${encodeURIComponent(id)}`}
                download={name}
              >
                <Download size={16} aria-hidden />
                <span className="visually-hidden">{messages.download}</span>{" "}
                <span lang={langOf(name)}>{name}</span>{" "}
                <span className="attachment-facts">{`${kind} ${length}`.trim()}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
