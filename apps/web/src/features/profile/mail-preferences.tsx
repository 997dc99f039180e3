import { Field, PanelState, Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { languageLabels, languages } from "../../i18n/languages.ts";
import {
  notificationPreference,
  notificationQueries,
  type NotificationPreference,
} from "../../queries/notifications.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";

const frequencies = ["atOnce", "daily", "none"] as const;

/** When the user gets notices by mail, and in which language. */
export function MailPreferences() {
  const { notifications: messages } = useMessages();
  const preference = useQuery(notificationPreference);
  const change = useMutation(
    notificationQueries.updatePreference({
      onSuccess: () => notices.success(messages.preferencesSaved),
      onError: (error) => {
        notices.error(error.message);
        void preference.refetch();
      },
    }),
  );
  const { data } = preference;
  if (data === undefined) return <PanelState state={pendingStatus(preference, messages.title)} />;
  const save = (changes: Partial<NotificationPreference>) => {
    const { frequency, language, version } = { ...data, ...changes };
    change.mutate({ frequency, language, version });
  };
  return (
    <div className="grid max-w-lg gap-4 sm:grid-cols-2">
      <p className="m-0 text-sm text-muted-foreground sm:col-span-2">{note(data, messages)}</p>
      <Field label={messages.frequency}>
        <Select
          autoComplete="off"
          disabled={change.isPending}
          options={frequencies.map((value) => ({ value, label: messages.frequencies[value] }))}
          value={data.frequency}
          onChange={(event) => {
            const chosen = frequencies.find((value) => value === event.currentTarget.value);
            if (chosen) save({ frequency: chosen });
          }}
        />
      </Field>
      <Field label={messages.language}>
        <Select
          autoComplete="off"
          disabled={change.isPending}
          options={[
            { value: "", label: messages.serverLanguage },
            ...languages.map((value) => ({ value, label: languageLabels[value] })),
          ]}
          value={data.language ?? ""}
          onChange={(event) => {
            const chosen = languages.find((value) => value === event.currentTarget.value);
            save({ language: chosen ?? null });
          }}
        />
      </Field>
    </div>
  );
}

function note(
  { available, email }: NotificationPreference,
  messages: ReturnType<typeof useMessages>["notifications"],
): string {
  if (!available) return messages.mailUnavailable;
  return email === null ? messages.noEmail : messages.mailTo({ email });
}
