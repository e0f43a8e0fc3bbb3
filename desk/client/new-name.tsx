import { fillIn } from '#app/lib/fill-in.ts';
import type { EditedEntry } from './api.ts';
import { EntryChoice } from './choice.tsx';
import { useLanguage } from './language.ts';
import type { useEntry } from './use-entry.ts';

type NewNameProps = { entry: EditedEntry; work: ReturnType<typeof useEntry> };

/**
 * The name of a new entry in its address: made from the title or typed; a text also needs its page.
 */
export function NewName({ entry: { partOf, sharesId }, work }: NewNameProps) {
  const { words } = useLanguage();
  const { wantedId, newId, address = '', setAddress } = work;
  if (partOf && sharesId)
    return (
      <EntryChoice
        label={words.printedDocument}
        of={partOf}
        value={address}
        onChange={setAddress}
      />
    );
  const [page = '', section = ''] = partOf ? address.split('/') : [];
  const label = partOf ? words.section : words.address;
  const name = partOf ? section || (wantedId.split('/')[1] ?? '') : wantedId;
  return (
    <>
      {partOf && (
        <EntryChoice
          label={words.page}
          of={partOf}
          value={page}
          onChange={(next) => setAddress(`${next}/${section}`)}
        />
      )}
      <details>
        <summary>
          {label}: <code>{name}</code>
        </summary>
        <small className="hint" id="address-hint">
          {words.addressHint}
        </small>
        <input
          id="address"
          aria-label={label}
          aria-describedby="address-hint address-taken"
          value={name}
          onChange={({ target }) => setAddress(partOf ? `${page}/${target.value}` : target.value)}
        />
        <p id="address-taken" role="status">
          {newId !== wantedId && fillIn(words.nameTaken, { name: wantedId, free: newId })}
        </p>
      </details>
    </>
  );
}
