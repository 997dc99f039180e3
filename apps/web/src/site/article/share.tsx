import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { siteUrl } from "../site-links.ts";
import { Icon } from "../parts/icon.tsx";

/**
 * Ways to share an article: the device's share dialog where there is one, its link to copy, and an email, which needs
 * no script. No third party is involved.
 */
export function Share({ title, path }: { title: string; path: string }) {
  const { share: messages } = useMessages();
  const url = siteUrl(useRouter().options.context.config, path);
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className="share" role="group" aria-label={messages.title}>
      <ShareByScript title={title} url={url} />
      <a href={letter} className="share-way">
        <Icon name="mail" size={16} />
        {messages.email}
      </a>
    </div>
  );
}

/** What browsers offer only where they trust the connection; the style sheet shows what this one can do. */
function ShareByScript({ title, url }: { title: string; url: string }) {
  const { share: messages } = useMessages();
  const [copied, setCopied] = useState(false);
  // Dismissing the native share dialog is no error.
  const share = () => void navigator.share({ title, url }).catch(() => {});
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className="share-way" data-needs="share" onClick={share}>
        <Icon name="share" size={16} />
        {messages.share}
      </button>
      <button type="button" className="share-way" data-needs="clipboard" onClick={copy}>
        {copied ? <Icon name="check" size={16} /> : <Icon name="link" size={16} />}
        {copied ? messages.copied : messages.copy}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? messages.copied : null}
      </span>
    </>
  );
}
