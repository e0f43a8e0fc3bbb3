import { counted } from '#app/lib/fill-in.ts';
import type { Mistake } from './api.ts';
import { useLanguage } from './language.ts';
import { linkToEntry } from './use-route.ts';

/**
 * All mistakes, above the form: those of this entry link to their fields, others to their entries.
 */
export function MistakeList({
  mistakes,
  isAdvice = false,
}: {
  mistakes: readonly Mistake[];
  isAdvice?: boolean;
}) {
  const { locale, words } = useLanguage();
  return (
    <div role="status" className={isAdvice ? '' : 'mistake-list'}>
      {mistakes.length > 0 && (
        <>
          <p>{isAdvice ? words.lookAt : counted(words.mistakes, { count: mistakes.length })}</p>
          <ul>
            {mistakes.map((mistake, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index}>
                <Where mistake={mistake} /> {mistake.words[locale]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A link to the field or entry that a mistake is in. */
function Where({ mistake: { field, path, entry, file } }: { mistake: Mistake }) {
  const { locale, words } = useLanguage();
  const name = field[locale];
  if (file) return <code>{file}:</code>;
  if (entry) {
    return (
      <>
        {words.inFile} <a href={linkToEntry(entry)}>{entry.title[locale]}</a>
        {name && ` (${name})`}:
      </>
    );
  }
  if (!name) return null;
  return (
    <button type="button" className="link" onClick={() => showField(path ?? [])}>
      {name}:
    </button>
  );
}

/** What a field of the form is called in the page. */
export function fieldId(path: readonly (string | number)[]): string {
  return ['entry', ...path].join('\u0001');
}

/** Moves to a field, or to the nearest group around it. */
export function showField(path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length--) {
    const id = fieldId(path.slice(0, length));
    const group = document.getElementById(`${id}-mistakes`)?.parentElement;
    const field =
      document.getElementById(id) ??
      // Before a text with an editor stand its controls.
      group?.querySelector<HTMLElement>('[role=textbox]') ??
      group?.querySelector<HTMLElement>('input, textarea, select');
    if (!field) continue;
    for (
      let fold = field.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? null
    )
      fold.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
