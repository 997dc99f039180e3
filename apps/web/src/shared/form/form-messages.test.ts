import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  zArticleSaveBody,
  zLoginBody,
  zQuickLinkSaveBody,
  zRoleCreateBody,
} from "../../generated/form-schemas.ts";
import { adminEn } from "../../i18n/admin-en.ts";
import "./form-messages.ts";

const { form } = adminEn;
const messages = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message);

const zArticle = z.partial(zArticleSaveBody);
const zRole = z.partial(zRoleCreateBody);

test.each([
  [zLoginBody, { username: "", password: "x" }, [form.required]],
  [zLoginBody, { username: "mei" }, [form.required]],
  [zLoginBody, { username: "x".repeat(65), password: "x" }, [form.tooLong({ max: 64 })]],
  [zArticle, { title: "   " }, [form.required]],
  [zRole, { code: "" }, [form.required, form.required]],
  [zRole, { code: "x" }, [form.tooShort({ min: 2 }), form.formats.roleCode]],
  [zArticle, { slug: "Not A Slug" }, [form.formats.slug]],
  [zQuickLinkSaveBody, { title: "Plan", url: "" }, [form.required]],
  [zArticle, { tags: Array.from({ length: 11 }, String) }, [form.tooMany({ max: 10 })]],
  [zArticle, { isTop: "yes" }, [form.notAccepted]],
])("a value that breaks the contract gets the catalogue's message", (schema, value, said) => {
  expect(messages(schema, value)).toEqual(said);
});
