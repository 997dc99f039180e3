import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { usePreviewMessages } from "../../i18n/preview.ts";
import { ArticleView } from "../article/article-view.tsx";
import { formatDate } from "../format.ts";
import { langOf } from "../lang.ts";
import type { AbsentPreview, DraftDetail, PreviewPage } from "../loaders/preview.ts";
import type { ArticleCard } from "../types.ts";
import { LiveText } from "./live-text.tsx";
import { useFramedDraft } from "./use-framed-draft.ts";
import { useFrameLinks } from "./use-frame-links.ts";
import "../../styles/site/preview.css";

/** A draft as the public would see it. */
export function PreviewView({ page }: { page: PreviewPage }) {
  if (page.kind === "absent") return <Absence status={page.status} />;
  if (page.kind === "frame") return <FramedDraft recommended={page.recommended} />;
  return <SharedDraft detail={page.detail} expiresAt={page.expiresAt} />;
}

/** The draft of a preview link. */
function SharedDraft({ detail, expiresAt }: { detail: DraftDetail; expiresAt: string }) {
  const messages = usePreviewMessages();
  const { language } = useRouter().options.context.config;
  return (
    <>
      <p className="preview-ribbon" role="note">
        <strong>{messages.label}</strong>{" "}
        <span>
          {messages.draft} {messages.until(formatDate(expiresAt, language))}
        </span>
      </p>
      <ArticleView detail={titled(detail, messages.untitled)} isDraft />
    </>
  );
}

/** The draft that is being written, in a frame beside its editor. */
function FramedDraft({ recommended }: { recommended: readonly ArticleCard[] }) {
  const messages = usePreviewMessages();
  const draft = useFramedDraft(recommended);
  useFrameLinks();
  if (draft === undefined) {
    return (
      <section className="notice-page">
        <h1>{messages.label}</h1>
        <p className="standfirst" role="status">
          {messages.waiting}
        </p>
      </section>
    );
  }
  const detail = titled(draft, messages.untitled);
  const { content, title } = detail.article;
  return (
    <>
      <p className="preview-ribbon" role="note">
        <strong>{messages.label}</strong>
      </p>
      <ArticleView
        detail={detail}
        text={<LiveText html={content} lang={langOf(title)} />}
        isDraft
      />
    </>
  );
}

function titled(detail: DraftDetail, untitled: string): DraftDetail {
  const { article } = detail;
  return { ...detail, article: { ...article, title: article.title || untitled } };
}

const texts = {
  404: ["missingTitle", "missingText"],
  410: ["goneTitle", "goneText"],
  429: ["tooOftenTitle", "tooOftenText"],
} as const satisfies Record<AbsentPreview, unknown>;

/** A link that shows nothing. */
function Absence({ status }: { status: AbsentPreview }) {
  const messages = usePreviewMessages();
  const { errors } = useMessages();
  const [title, text] = texts[status];
  return (
    <section className="notice-page">
      <p className="notice-code">{status}</p>
      <h1>{messages[title]}</h1>
      <p className="standfirst">{messages[text]}</p>
      <ul className="error-links">
        <li>
          <Link to="/index">{errors.toHome}</Link>
        </li>
      </ul>
    </section>
  );
}
