import { can as isAllowed } from "@atrium/hooks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "../../shared/content-languages.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { TranslationsPanel } from "../../shared/translations/translations-panel.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import { DisplayStatusBadge } from "../../shared/workflow/display-status.tsx";
import { articleQueries, type Article } from "../../queries/articles.ts";
import { articlePaths } from "./article-paths.ts";

const TranslateDialog = lazyPart(
  async () => (await import("./translate-dialog.tsx")).TranslateDialog,
);
const JoinArticle = lazyPart(async () => (await import("./join-article.tsx")).JoinArticle);
const LeaveDialog = lazyPart(
  async () => (await import("../../shared/translations/leave-dialog.tsx")).LeaveDialog,
);

type Translation = Article["translations"][number];

type Step =
  | { readonly kind: "translate" | "join"; readonly language: Language }
  | { readonly kind: "leave"; readonly translation: Translation };

interface ArticleTranslationsProps {
  article: Article;
  /** Whether records may be joined and separated here. */
  isChangeable: boolean;
}

/** An article's translations: what there is, what is missing, and what can be done about it. */
export function ArticleTranslations({ article, isChangeable }: ArticleTranslationsProps) {
  const can = useViewCan();
  const [step, setStep] = useState<Step>();
  const leave = useMutation(articleQueries.joinTranslations());
  const mayChange = isChangeable && can("update");
  const close = () => setStep(undefined);
  const leaving = step?.kind === "leave" ? leavingOf(article, step.translation) : undefined;
  const mayLeave = (translation: Translation) =>
    !translation.isSource || isAllowed(article.allowedActions, "update");
  return (
    <>
      <TranslationsPanel
        record={article}
        pathOf={articlePaths.view}
        renderStatus={({ displayStatus }) => <DisplayStatusBadge status={displayStatus} />}
        onTranslate={
          can("save") ? (language) => setStep({ kind: "translate", language }) : undefined
        }
        onJoin={mayChange ? (language) => setStep({ kind: "join", language }) : undefined}
        onLeave={
          mayChange && article.translations.every(mayLeave)
            ? (translation) => setStep({ kind: "leave", translation })
            : undefined
        }
      />
      {step?.kind === "translate" && (
        <TranslateDialog article={article} language={step.language} onClose={close} />
      )}
      {step?.kind === "join" && (
        <JoinArticle article={article} language={step.language} onClose={close} />
      )}
      {leaving && (
        <LeaveDialog
          name={leaving.name}
          leave={() => leave.mutateAsync({ id: leaving.id, translationGroupId: null })}
          onClose={close}
        />
      )}
    </>
  );
}

/** The translation leaves its source, wherever one stands. */
function leavingOf(article: Article, translation: Translation): { id: string; name: string } {
  return translation.isSource ? { id: article.id, name: article.title } : translation;
}
