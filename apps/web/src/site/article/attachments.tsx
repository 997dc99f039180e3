import { useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { fileKind, formatSize } from "../format.ts";
import { langOf } from "../lang.ts";
import type { Attachment } from "../types.ts";
import { Icon } from "../parts/icon.tsx";

interface AttachmentsProps {
  files: readonly Attachment[];
  /** Whether they belong to a draft, whose files the public cannot download by name yet. */
  isDraft?: boolean;
}

/** An article's files with their kind and size; each is downloaded under its own name. */
export function Attachments({ files, isDraft = false }: AttachmentsProps) {
  const messages = useMessages().article;
  const { apiBase, language } = useRouter().options.context.config;
  const downloadUrl = (id: string) =>
    `${apiBase}/api/app/other/downFile?id=${encodeURIComponent(id)}`;
  return (
    <section className="attachments" aria-labelledby="attachments">
      <h2 id="attachments">{messages.attachments}</h2>
      <ul>
        {files.map(({ id, name, size, url }) => {
          const kind = fileKind(name);
          const length = formatSize(size, language);
          return (
            <li key={id}>
              <a href={isDraft ? url : downloadUrl(id)} download={name}>
                <Icon name="download" size={16} />
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
