import { useMutation } from "@tanstack/react-query";
import { FormSection } from "../../shared/form/form-section.tsx";
import { PictureField, SwitchField, TextField } from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import {
  siteSettingQueries,
  siteSettingSchema,
  type SiteSetting,
  type SiteSettingFields,
} from "./queries.ts";
import { SettingPreview } from "./setting-preview.tsx";
import { SocialLinksField } from "./social-links-field.tsx";

/** Changes the settings; whoever may not, sees them. */
export function SiteSettingForm({ setting }: { setting: SiteSetting }) {
  const { siteSetting: words, phrases } = useMessages();
  const canChange = useViewCan()("update");
  const form = useSettingForm(setting);
  const parts = (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <fieldset disabled={!canChange} className="m-0 grid min-w-0 gap-4 border-0 p-0">
        <Sections form={form} />
      </fieldset>
      <SettingPreview control={form.form.control} />
    </div>
  );
  if (canChange) {
    const shown = (field: keyof SiteSettingFields, fields: SiteSettingFields) =>
      field === "socialLinks"
        ? phrases.several({ names: fields.socialLinks.map(({ name, url }) => `${name} ${url}`) })
        : String(fields[field] ?? "");
    return (
      <RecordForm form={form} shownValue={shown}>
        {parts}
      </RecordForm>
    );
  }
  return (
    <>
      <p className="m-0 text-13 text-ink-muted">{words.readOnly}</p>
      {parts}
    </>
  );
}

function useSettingForm(setting: SiteSetting): Form<SiteSettingFields> {
  const { siteSetting: words } = useMessages();
  const update = useMutation(siteSettingQueries.update());
  return useRecordForm<SiteSetting, SiteSettingFields, never>({
    schema: siteSettingSchema,
    labels: {
      companyName: words.companyName,
      slogan: words.slogan,
      logo: words.logo,
      systemName: words.systemName,
      phone: words.phone,
      email: words.email,
      address: words.address,
      socialLinks: words.socialLinks,
      copyright: words.copyright,
      icp: words.icp,
      seoTitle: words.seoTitle,
      seoDescription: words.seoDescription,
      commentEnabled: words.commentEnabled,
      messageEnabled: words.messageEnabled,
    },
    record: setting,
    fieldsOf: (stored) => fieldsOf(stored ?? setting),
    // There is always exactly one.
    create: () => Promise.reject(new Error("The settings are there already")),
    update: update.mutateAsync,
    onSaved: () => notices.success(words.saved),
  });
}

function Sections({ form }: { form: Form<SiteSettingFields> }) {
  const { siteSetting: words } = useMessages();
  return (
    <>
      <FormSection title={words.company}>
        <TextField form={form} name="companyName" help={words.companyNameHelp} />
        <TextField form={form} name="slogan" />
        <PictureField form={form} name="logo" />
        <TextField form={form} name="systemName" help={words.systemNameHelp} />
      </FormSection>
      <FormSection title={words.contact}>
        <TextField form={form} name="phone" type="tel" />
        <TextField form={form} name="email" type="email" />
        <TextField form={form} name="address" rows={2} />
        <SocialLinksField form={form} />
      </FormSection>
      <FormSection title={words.papers}>
        <TextField form={form} name="copyright" />
        <TextField form={form} name="icp" />
      </FormSection>
      <FormSection title={words.search}>
        <TextField form={form} name="seoTitle" help={words.seoTitleHelp} />
        <TextField form={form} name="seoDescription" rows={3} help={words.seoDescriptionHelp} />
      </FormSection>
      <FormSection title={words.visitors}>
        <SwitchField form={form} name="commentEnabled" />
        <SwitchField form={form} name="messageEnabled" />
      </FormSection>
    </>
  );
}

function fieldsOf(setting: SiteSetting): SiteSettingFields {
  const { companyName, slogan, logo, systemName, phone, email, address, socialLinks } = setting;
  const { copyright, icp, seoTitle, seoDescription, commentEnabled, messageEnabled } = setting;
  return {
    companyName,
    slogan,
    logo,
    systemName,
    phone,
    email,
    address,
    socialLinks,
    copyright,
    icp,
    seoTitle,
    seoDescription,
    commentEnabled,
    messageEnabled,
  };
}
