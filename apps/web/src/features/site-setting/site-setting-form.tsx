import { useMutation } from "@tanstack/react-query";
import { setContentLanguages } from "../../shared/content-languages.ts";
import { FormSection } from "../../shared/form/form-section.tsx";
import {
  NumberField,
  PictureField,
  SelectField,
  SwitchField,
  TextField,
} from "../../shared/form/fields.tsx";
import { RecordForm } from "../../shared/form/record-form.tsx";
import { useRecordForm, type RecordForm as Form } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useViewCan } from "../../shared/view-location.tsx";
import {
  siteSettingQueries,
  type SiteSetting,
  type SiteSettingFields,
} from "../../queries/site-settings.ts";
import { AccentField } from "./accent-field.tsx";
import { BlockedWordsField } from "./blocked-words-field.tsx";
import { LanguagesField } from "./languages-field.tsx";
import { allTranslations, translatedTexts, translationsToSave } from "./setting-languages.ts";
import { SettingPreview } from "./setting-preview.tsx";
import { SocialLinksField } from "./social-links-field.tsx";
import { siteSettingSchema } from "./site-setting-schema.ts";

/** Edits the settings; read-only without the permission. */
export function SiteSettingForm({ setting }: { setting: SiteSetting }) {
  const { siteSetting: messages, phrases } = useMessages();
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
      field === "languages"
        ? phrases.list({ names: fields.languages.map(({ name }) => name) })
        : field === "translations"
          ? phrases.list({
              names: fields.translations
                .flatMap((texts) => translatedTexts.map((text) => texts[text] ?? ""))
                .filter(Boolean),
            })
          : field === "socialLinks"
            ? phrases.list({ names: fields.socialLinks.map(({ name, url }) => `${name} ${url}`) })
            : field === "blockedWords"
              ? phrases.list({ names: fields.blockedWords })
              : String(fields[field] ?? "");
    return (
      <RecordForm
        form={form}
        history="siteSettings"
        kept={{ record: `siteSettings/${setting.id}`, titleOf: () => messages.title }}
        shownValue={shown}
      >
        {parts}
      </RecordForm>
    );
  }
  return (
    <>
      <p className="m-0 text-sm text-muted-foreground">{messages.readOnly}</p>
      {parts}
    </>
  );
}

function useSettingForm(setting: SiteSetting): Form<SiteSettingFields> {
  const { siteSetting: messages } = useMessages();
  const update = useMutation(siteSettingQueries.update());
  return useRecordForm<SiteSetting, SiteSettingFields>({
    schema: siteSettingSchema,
    labels: {
      companyName: messages.companyName,
      slogan: messages.slogan,
      logo: messages.logo,
      accentLight: messages.accentLight,
      accentDark: messages.accentDark,
      displayFace: messages.displayFace,
      systemName: messages.systemName,
      phone: messages.phone,
      email: messages.email,
      address: messages.address,
      socialLinks: messages.socialLinks,
      copyright: messages.copyright,
      icp: messages.icp,
      seoTitle: messages.seoTitle,
      seoDescription: messages.seoDescription,
      languages: messages.languages,
      translations: messages.languagesTitle,
      commentEnabled: messages.commentEnabled,
      messageEnabled: messages.messageEnabled,
      commentCloseAfterDays: messages.commentCloseAfterDays,
      blockedWords: messages.blockedWords,
    },
    record: setting,
    fieldsOf: (stored) => fieldsOf(stored ?? setting),
    // There is always exactly one.
    create: () => Promise.reject(new Error("The settings are there already")),
    update: (body) => update.mutateAsync({ ...body, translations: translationsToSave(body) }),
    onSaved: ({ languages }) => {
      const { code = "en" } = languages.find(({ isDefault }) => isDefault) ?? {};
      setContentLanguages(languages, code);
      notices.success(messages.saved);
    },
  });
}

function Sections({ form }: { form: Form<SiteSettingFields> }) {
  const { siteSetting: messages } = useMessages();
  return (
    <>
      <FormSection title={messages.company}>
        <TextField form={form} name="companyName" help={messages.companyNameHelp} />
        <TextField form={form} name="slogan" />
        <TextField form={form} name="systemName" help={messages.systemNameHelp} />
      </FormSection>
      <FormSection title={messages.brand}>
        <PictureField form={form} name="logo" help={messages.logoHelp} isWhole />
        <AccentField form={form} name="accentLight" help={messages.accentHelp} />
        <AccentField form={form} name="accentDark" />
        <SelectField
          form={form}
          name="displayFace"
          options={[
            { value: "serif", label: messages.faceSerif },
            { value: "sans", label: messages.faceSans },
          ]}
        />
      </FormSection>
      <FormSection title={messages.contact}>
        <TextField form={form} name="phone" type="tel" />
        <TextField form={form} name="email" type="email" />
        <TextField form={form} name="address" rows={2} />
        <SocialLinksField form={form} />
      </FormSection>
      <FormSection title={messages.footer}>
        <TextField form={form} name="copyright" />
        <TextField form={form} name="icp" />
      </FormSection>
      <FormSection title={messages.search}>
        <TextField form={form} name="seoTitle" help={messages.seoTitleHelp} />
        <TextField form={form} name="seoDescription" rows={3} help={messages.seoDescriptionHelp} />
      </FormSection>
      <FormSection title={messages.languagesTitle}>
        <LanguagesField form={form} />
      </FormSection>
      <FormSection title={messages.visitors}>
        <SwitchField form={form} name="commentEnabled" />
        <NumberField
          form={form}
          name="commentCloseAfterDays"
          help={messages.commentCloseAfterDaysHelp}
        />
        <SwitchField form={form} name="messageEnabled" />
        <BlockedWordsField form={form} />
      </FormSection>
    </>
  );
}

function fieldsOf(setting: SiteSetting): SiteSettingFields {
  const { companyName, slogan, logo, systemName, phone, email, address, socialLinks } = setting;
  const { accentLight, accentDark, displayFace } = setting;
  const { copyright, icp, seoTitle, seoDescription, commentEnabled, messageEnabled } = setting;
  const { languages, commentCloseAfterDays, blockedWords } = setting;
  return {
    companyName,
    slogan,
    logo,
    accentLight,
    accentDark,
    displayFace,
    systemName,
    phone,
    email,
    address,
    socialLinks,
    copyright,
    icp,
    seoTitle,
    seoDescription,
    languages,
    translations: allTranslations(setting.translations),
    commentEnabled,
    messageEnabled,
    commentCloseAfterDays,
    blockedWords,
  };
}
