import { Field, Select, TreeSelect } from "@atrium/ui";
import { useState } from "react";
import { counterpart, useArticleTypes } from "../../shared/article-types.ts";
import { useContentLanguages, type Language } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { ControlField, type ControlProps } from "./article-control.tsx";
import { NoTypes } from "./no-types.tsx";
import { useTypeLanguage } from "./use-type-language.ts";

/** The type, from the tree of all types of a language: an article has the language of its type. */
export function TypeControl(props: ControlProps<string>) {
  const { editor: messages, languages } = useMessages();
  const site = useContentLanguages();
  const own = useTypeLanguage(props.value);
  // Of an article without a type.
  const [wished, setWished] = useState<Language>();
  const language = props.value === "" ? (wished ?? own) : own;
  const types = useArticleTypes(site.isMultilingual ? language : undefined);
  const choose = (code: string) => {
    setWished(site.all.find((one) => one.code === code)?.code);
    props.onChange(counterpart(types.rows, props.value, code)?.id ?? "");
  };
  return (
    <>
      {site.isMultilingual && (
        <Field label={languages.language} help={languages.ofType}>
          <Select
            options={site.options}
            value={language}
            disabled={props.readOnly}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </Field>
      )}
      <ControlField
        {...props}
        help={types.isForbidden ? messages.typesForbidden : types.isEmpty && <NoTypes />}
      >
        <TreeSelect
          id={props.id}
          label={props.label}
          // What is chosen has a name as soon as the types are loaded.
          placeholder={props.value === "" ? messages.typePlaceholder : ""}
          nodes={types.nodes}
          disabled={props.readOnly}
          value={props.value === "" ? null : props.value}
          onValueChange={(typeId) => props.onChange(typeId ?? "")}
        />
      </ControlField>
    </>
  );
}
