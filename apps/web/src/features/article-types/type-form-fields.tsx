import type { TreeNode } from "@atrium/ui";
import { useWatch } from "react-hook-form";
import { ComboboxField } from "../../shared/form/combobox-field.tsx";
import {
  NumberField,
  PictureField,
  SelectField,
  SwitchField,
  TextField,
  TreeField,
} from "../../shared/form/fields.tsx";
import { LanguageField } from "../../shared/form/language-field.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { MenuIcon, menuIconNames } from "../../shared/menu-icon.tsx";
import { useMessages } from "../../shared/messages.ts";
import { parentChoices, topId } from "../../shared/parent-choices.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { ArticleType, TypeFields } from "../../queries/article-types.ts";

interface FieldsProps {
  form: RecordForm<TypeFields>;
}

interface PlaceFieldsProps extends FieldsProps {
  nodes: readonly TreeNode[];
  /** The type itself, which cannot be its own parent; undefined for a new one. */
  type: ArticleType | undefined;
}

/** A type's name, kind and position. */
export function PositionFields({ form, nodes, type }: PlaceFieldsProps) {
  const { articleTypes: messages, languages, trees } = useMessages();
  const kinds = useDictionary("articleTypeKind");
  const kind = useWatch({ control: form.form.control, name: "kind" });
  const redirectUrl = useWatch({ control: form.form.control, name: "redirectUrl" });
  const parentId = useWatch({ control: form.form.control, name: "parentId" });
  const holds = (type?.articleCount ?? 0) > 0 || hasChildren(nodes, type?.id);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" />
        <TextField form={form} name="code" help={messages.codeHelp} />
        <SelectField
          form={form}
          name="kind"
          options={kinds.options}
          help={messages.kindHelp[kind]}
        />
        {/* One that is stored stays in view, whatever the kind. */}
        {(kind === "link" || redirectUrl !== null) && (
          <TextField form={form} name="redirectUrl" help={messages.redirectUrlHelp} />
        )}
        <TreeField form={form} name="parentId" nodes={parentChoices(nodes, type?.id, trees.top)} />
        {parentId === topId && (
          <LanguageField
            form={form}
            name="language"
            disabled={holds}
            help={holds ? languages.fixed : undefined}
          />
        )}
        <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
      </div>
      <SwitchField form={form} name="navVisible" />
    </>
  );
}

function hasChildren(nodes: readonly TreeNode[], id: string | undefined): boolean {
  return id !== undefined && (findNode(nodes, id)?.children?.length ?? 0) > 0;
}

/** The fields of a type's page, and whether its articles allow comments. */
export function PageFields({ form }: FieldsProps) {
  const { articleTypes: messages } = useMessages();
  const icon = useWatch({ control: form.form.control, name: "icon" });
  return (
    <>
      <TextField form={form} name="description" rows={3} help={messages.descriptionHelp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureField form={form} name="cover" help={messages.coverHelp} />
        <div className="grid grid-cols-[1fr_auto] items-start gap-2">
          <ComboboxField
            form={form}
            name="icon"
            options={iconOptions(icon)}
            placeholder={messages.iconNone}
          />
          <span aria-hidden="true" className="mt-6 grid size-control place-items-center">
            {icon && <MenuIcon name={icon} />}
          </span>
        </div>
      </div>
      <SwitchField form={form} name="allowComment" />
    </>
  );
}

/** The fields for search engines. */
export function SeoFields({ form }: FieldsProps) {
  const { articleTypes: messages } = useMessages();
  return (
    <>
      <TextField form={form} name="seoTitle" help={messages.seoTitleHelp} />
      <TextField form={form} name="seoDescription" rows={2} help={messages.seoDescriptionHelp} />
    </>
  );
}

/** The stored icon is an option even when it is unknown here. */
function iconOptions(current: string | null) {
  const isKnown = current === null || menuIconNames.includes(current);
  const names = isKnown ? menuIconNames : [current, ...menuIconNames];
  return names.map((name) => ({ value: name, label: name }));
}
