import {
  densityNames,
  sizeNames,
  themeNames,
  useStoreSelector,
  type Preferences,
} from "@atrium/hooks";
import { Field, Select, type SelectOption } from "@atrium/ui";
import { languageLabels, languages } from "../../i18n/languages.ts";
import { preferences } from "../../shared/api.ts";
import { messages as catalogue } from "../../shared/i18n.ts";
import { useMessages } from "../../shared/messages.ts";

/** How the back office looks on this machine: theme, language, size of controls, rows of lists. */
export function Appearance() {
  const { shell, ownAccount: messages } = useMessages();
  const { themeName, size, density } = useStoreSelector(preferences, whole);
  const language = useStoreSelector(catalogue, ({ language: current }) => current);
  const themes = { dark: shell.themeDark, light: shell.themeLight, system: shell.themeSystem };
  return (
    <div className="grid max-w-lg gap-4 sm:grid-cols-2">
      <Choice
        label={shell.theme}
        options={optionsOf(themeNames, themes)}
        value={themeName}
        onChoose={preferences.setThemeName}
      />
      <Choice
        label={shell.language}
        options={optionsOf(languages, languageLabels)}
        value={language}
        onChoose={preferences.setLanguage}
      />
      <Choice
        label={messages.controlSize}
        options={optionsOf(sizeNames, messages.controlSizes)}
        value={size}
        onChoose={preferences.setSize}
      />
      <Choice
        label={messages.rowHeight}
        options={optionsOf(densityNames, messages.rowHeights)}
        value={density}
        onChoose={preferences.setDensity}
      />
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  options: readonly (SelectOption & { value: Name })[];
  value: Name;
  onChoose: (name: Name) => void;
}

function Choice<Name extends string>({ label, options, value, onChoose }: ChoiceProps<Name>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <Field label={label}>
      <Select
        autoComplete="off"
        options={options}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Field>
  );
}

function optionsOf<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): (SelectOption & { value: Name })[] {
  return names.map((value) => ({ value, label: labels[value] }));
}

function whole(state: Preferences): Preferences {
  return state;
}
