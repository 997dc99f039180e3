import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { NumberField, SelectField, TextField, TreeField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { parentChoices } from "../../shared/parent-choices.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { nextOrder } from "../../shared/sibling-order.ts";
import { findNode } from "../../shared/tree-choices.ts";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { fieldsOf, schemaOf, withoutForeign } from "./menu-fields.ts";
import { MenuPreview } from "./menu-preview.tsx";
import { childrenOf, flattenMenus, menuNodes } from "../../shared/menus/menu-tree.ts";
import { menuQueries, type Menu, type MenuBranch, type MenuFields } from "../../queries/menus.ts";
import { RouteFields } from "./route-fields.tsx";
import { useMenuLabels } from "./use-menu-labels.ts";

export interface MenuFormProps {
  /** The menu to change; undefined for a new one. */
  menu: Menu | undefined;
  /** Where a new one begins. */
  parentId: string;
  /** All menus. */
  menus: readonly MenuBranch[];
  onSaved: (id: string) => void;
  onChoose: (id: string) => void;
}

/** Creates or edits a menu next to a preview of the side menu. */
export function MenuForm({ menu, parentId, menus, onSaved, onChoose }: MenuFormProps) {
  const { menus: messages, trees, form: saving } = useMessages();
  const translations = useSeedTranslations();
  const types = useDictionary("menuType");
  const statuses = useDictionary("enabledStatus");
  const create = useMutation(menuQueries.create());
  const update = useMutation(menuQueries.update());
  const start = { parentId, orderBy: nextOrder(childrenOf(menus, parentId)) };
  // The rules follow the kind that is chosen in the form they are the rules of.
  const [type, setType] = useState(menu?.type ?? "menu");
  const form = useRecordForm<Menu, MenuFields>({
    schema: schemaOf(type),
    labels: useMenuLabels(),
    record: menu,
    fieldsOf: (stored) => fieldsOf(stored, start),
    create: (fields) => create.mutateAsync(withoutForeign(fields, undefined)),
    update: (body) => update.mutateAsync(withoutForeign(body, menu?.type)),
    onSaved: ({ title }, id) => {
      const name = translations.menu(title);
      notices.success(menu ? saving.saved({ name }) : saving.created({ name }));
      onSaved(id);
    },
  });
  const typed = useWatch({ control: form.form.control });
  const fields = { ...fieldsOf(menu, start), ...typed };
  if (fields.type !== type) setType(fields.type);
  const draftId = menu?.id ?? "new";
  const nodes = menuNodes(menus, ({ title }) => translations.menu(title));
  const shownValue = (field: keyof MenuFields, shown: MenuFields) => {
    if (field === "type") return types.label(shown.type);
    if (field === "status") return statuses.label(shown.status);
    if (field === "parentId") return findNode(nodes, shown.parentId)?.label ?? trees.top;
    if (field === "badgeKey") return shown.badgeKey && messages.badges[shown.badgeKey];
    if (field === "affix" || field === "noCache") return shown[field] ? messages.yes : messages.no;
    return shown[field];
  };
  return (
    <>
      <section
        aria-label={menu ? translations.menu(menu.title) : messages.new}
        className="overflow-clip rounded-lg border border-border bg-card p-4"
      >
        <RecordForm form={form} history="menus" shownValue={shownValue}>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              form={form}
              name="type"
              options={types.options}
              help={messages.typeHelp[type]}
            />
            <TextField form={form} name="title" help={messages.titleHelp} />
            <TreeField
              form={form}
              name="parentId"
              nodes={parentChoices(nodes, menu?.id, trees.top)}
            />
            <NumberField form={form} name="orderBy" help={messages.orderByHelp} />
          </div>
          <RouteFields form={form} type={type} fields={fields} all={flattenMenus(menus)} />
          <SelectField form={form} name="status" options={statuses.options} />
          <TextField form={form} name="description" rows={2} />
        </RecordForm>
      </section>
      <MenuPreview
        menus={menus}
        draft={{ id: draftId, fields: withoutForeign(fields, menu?.type) }}
        onChoose={(id) => id !== draftId && onChoose(id)}
      />
    </>
  );
}
