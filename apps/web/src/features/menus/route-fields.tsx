import type { ListOption } from "@atrium/ui";
import { zBadgeKey } from "../../generated/form-schemas.ts";
import { ComboboxField } from "../../shared/form/combobox-field.tsx";
import { SelectField, SwitchField, TextField } from "../../shared/form/fields.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { installedViews } from "../../shared/installed-views.ts";
import { MenuIcon, menuIconNames } from "../../shared/menu-icon.tsx";
import { useMessages } from "../../shared/messages.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { hasField, type OwnField } from "./menu-fields.ts";
import type { Menu, MenuFields } from "../../queries/menus.ts";

interface RouteFieldsProps {
  form: RecordForm<MenuFields>;
  type: MenuFields["type"];
  /** The form's values. */
  fields: MenuFields;
  all: readonly Menu[];
}

const badgeKeys = zBadgeKey._zod.def.innerType.options;

/** The fields that only this kind of menu has. */
export function RouteFields({ form, type, fields, all }: RouteFieldsProps) {
  const { menus: messages } = useMessages();
  const translations = useSeedTranslations();
  const has = (field: OwnField) => hasField(type, field);
  const addresses = all.flatMap((menu) =>
    menu.type === "menu" && menu.url
      ? [{ value: menu.url, label: menu.url, detail: translations.menu(menu.title) }]
      : [],
  );
  return (
    <>
      <div className="grid gap-4 empty:hidden sm:grid-cols-2">
        {has("name") && <TextField form={form} name="name" help={messages.nameHelp} />}
        {has("url") && (
          <TextField
            form={form}
            name="url"
            help={type === "link" ? messages.linkHelp : messages.urlHelp}
          />
        )}
        {has("component") && (
          <ComboboxField
            form={form}
            name="component"
            options={withCurrent(installedViews().map(plainOption), fields.component)}
            help={messages.componentHelp}
          />
        )}
        {has("icon") && (
          <div className="grid grid-cols-[1fr_auto] items-start gap-2">
            <ComboboxField
              form={form}
              name="icon"
              options={withCurrent(menuIconNames.map(plainOption), fields.icon)}
              placeholder={messages.iconNone}
            />
            <span aria-hidden="true" className="mt-6 grid size-control place-items-center">
              {fields.icon && <MenuIcon name={fields.icon} />}
            </span>
          </div>
        )}
        {has("permissionCode") && (
          <TextField form={form} name="permissionCode" help={messages.permissionCodeHelp} />
        )}
        {has("activeMenu") && (
          <ComboboxField
            form={form}
            name="activeMenu"
            options={withCurrent(addresses, fields.activeMenu)}
            help={messages.activeMenuHelp}
          />
        )}
        {has("badgeKey") && (
          <SelectField
            form={form}
            name="badgeKey"
            options={badgeKeys.map((value) => ({ value, label: messages.badges[value] }))}
            placeholder={messages.badgeNone}
          />
        )}
      </div>
      {has("affix") && <SwitchField form={form} name="affix" />}
      {has("noCache") && <SwitchField form={form} name="noCache" />}
    </>
  );
}

function plainOption(name: string): ListOption {
  return { value: name, label: name };
}

/** The stored value is an option even when it no longer exists. */
function withCurrent(options: readonly ListOption[], current: string | null): ListOption[] {
  const isKnown = current === null || options.some(({ value }) => value === current);
  return isKnown ? [...options] : [plainOption(current), ...options];
}
