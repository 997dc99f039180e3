import * as z from "zod/mini";
import { zArticleTypeSaveBody, zReviewNode } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { lazyMessages } from "../../shared/i18n.ts";
import type { ArticleType, TypeFields } from "../../queries/article-types.ts";

const admin = lazyMessages("admin");
const plain = z.omit(z.required(zArticleTypeSaveBody), { translationGroupId: true });

/** A stage without assignees would never be decided. */
const stage = zReviewNode.check(
  z.refine(({ assignees }) => Object.values(assignees).some((chosen) => chosen.length > 0), {
    path: ["assignees"],
    error: () => admin.reviewFlow.nobody,
  }),
);

/** As many stages as a flow may have. */
export const maxStages = limitsOf(plain.shape.flow).max;

/** The form's schema: the contract's, and the rules that it states only in prose. */
export const typeSchema = z
  .extend(plain, { flow: z.array(stage).check(z.maxLength(maxStages)) })
  .check(
    z.refine(({ kind, redirectUrl }) => kind !== "link" || Boolean(redirectUrl), {
      path: ["redirectUrl"],
      error: () => admin.form.required,
    }),
  );

/** What the form shows of a type; of none, what a new one at a place begins with. */
export function fieldsOf(
  type: Omit<ArticleType, "effectiveFlow" | "effectiveRequireReview"> | undefined,
  start: Pick<TypeFields, "language" | "parentId" | "orderBy">,
): TypeFields {
  if (type === undefined) return { ...empty, ...start };
  const { language, parentId, name, code, kind, icon, cover, description, redirectUrl, orderBy } =
    type;
  const { navVisible, allowComment, requireReview, flow, seoTitle, seoDescription } = type;
  const looks = { icon, cover, description, redirectUrl, navVisible, seoTitle, seoDescription };
  const place = { language, parentId, name, code, kind, orderBy };
  return { ...place, ...looks, allowComment, requireReview, flow };
}

const empty: Omit<TypeFields, "language" | "parentId" | "orderBy"> = {
  name: "",
  code: "",
  kind: "list",
  icon: null,
  cover: null,
  description: null,
  redirectUrl: null,
  navVisible: true,
  allowComment: true,
  requireReview: true,
  flow: [],
  seoTitle: null,
  seoDescription: null,
};
