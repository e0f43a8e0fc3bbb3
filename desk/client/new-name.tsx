import { fillIn } from '#app/lib/fill-in.ts';
import type { Entry } from './api.ts';
import { EntryChoice } from './choice.tsx';
import { useLanguage } from './language.ts';
import type { useEntry } from './use-entry.ts';

type NewNameProps = { entry: Entry; work: ReturnType<typeof useEntry> };

/** The name of a new entry in its address: made from the title or typed; a text also needs its page. */
export function NewName({ entry: { form, kind }, work }: NewNameProps) {
  const { words } = useLanguage();
  const { wantedId, newId, address = '', setAddress } = work;
  if (kind === 'document-texts')
    return (
      <EntryChoice
        label={words.printedDocument}
        of="documents"
        value={address}
        onChange={setAddress}
      />
    );
  const [page = '', section = ''] = form === 'texts' ? address.split('/') : [];
  const name = form === 'texts' ? section || (wantedId.split('/')[1] ?? '') : wantedId;
  return (
    <>
      {form === 'texts' && (
        <EntryChoice
          label={words.page}
          of="pages"
          value={page}
          onChange={(next) => setAddress(`${next}/${section}`)}
        />
      )}
      <div className="field">
        <label htmlFor="address">{form === 'texts' ? words.section : words.address}</label>
        <small className="hint" id="address-hint">
          {words.addressHint}
        </small>
        <input
          id="address"
          aria-describedby="address-hint address-taken"
          value={name}
          onChange={({ target }) =>
            setAddress(form === 'texts' ? `${page}/${target.value}` : target.value)
          }
        />
        <p id="address-taken" role="status">
          {newId !== wantedId && fillIn(words.nameTaken, { name: wantedId, free: newId })}
        </p>
      </div>
    </>
  );
}
