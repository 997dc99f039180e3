import { useRecordEditor, type Conflict } from "@atrium/hooks/resource";
import { useMutation } from "@tanstack/react-query";
import { notices } from "../notices.tsx";
import {
  friendlyLinkQueries,
  type FriendlyLink,
  type LinkFields,
} from "./friendly-link-queries.ts";
import { LinkFieldsForm } from "./link-fields-form.tsx";

interface EditorProps {
  onClose: () => void;
}

/** Makes a link. */
export function NewFriendlyLink({ onClose }: EditorProps) {
  const creation = useMutation(
    friendlyLinkQueries.create({
      onSuccess(_stored, { name }) {
        notices.success(`${name} is saved.`);
        onClose();
      },
    }),
  );
  return (
    <LinkFieldsForm
      label="New link"
      initial={{ name: "", url: "", logo: null }}
      isSaving={creation.isPending}
      onSave={(fields) => creation.mutate(fields)}
      onClose={onClose}
    />
  );
}

/** Changes a link. When somebody else has done so in the meantime, both versions are on the table. */
export function FriendlyLinkEditor({ link, onClose }: EditorProps & { link: FriendlyLink }) {
  const { mutateAsync } = useMutation(friendlyLinkQueries.update());
  const { state, save, resolve } = useRecordEditor({
    record: link,
    fieldsOf: ({ name, url, logo }: LinkFields): LinkFields => ({ name, url, logo }),
    update: mutateAsync,
  });
  const finish = async (saving: ReturnType<typeof save>) => {
    const outcome = await saving;
    if (outcome.status !== "saved") return;
    notices.success(`${outcome.base.name} is saved.`);
    onClose();
  };
  return (
    <>
      {state.status === "conflict" && (
        <Choice
          conflict={state.conflict}
          onMine={() => void finish(resolve())}
          onTheirs={() => void finish(resolve(allTheirs(state.conflict)))}
        />
      )}
      <LinkFieldsForm
        label={link.name}
        initial={state.base}
        isSaving={state.status === "saving" || state.status === "conflict"}
        onSave={(fields) => void finish(save(fields))}
        onClose={onClose}
      />
    </>
  );
}

interface ChoiceProps {
  conflict: Conflict<LinkFields>;
  onMine: () => void;
  onTheirs: () => void;
}

function Choice({ conflict: { fields, mine, theirs }, onMine, onTheirs }: ChoiceProps) {
  return (
    <section aria-label="Somebody else was faster">
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              yours: {mine[field]}, theirs: {theirs[field]}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onMine}>
        Keep mine
      </button>{" "}
      <button type="button" onClick={onTheirs}>
        Take theirs
      </button>
    </section>
  );
}

function allTheirs({ fields }: Conflict<LinkFields>) {
  return Object.fromEntries(fields.map((field) => [field, "theirs" as const]));
}
