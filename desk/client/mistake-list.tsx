import type { Mistake } from './api.ts';
import { useLanguage } from './language.ts';
import { linkTo } from './use-route.ts';

/** All mistakes above a form: those of this entry lead to their fields, those of other entries to them. */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { locale, words } = useLanguage();
  return (
    <div role="status" className="mistake-list">
      {mistakes.length > 0 && (
        <>
          <p>{words.mistakes(mistakes.length)}</p>
          <ul>
            {mistakes.map(({ file, field, words: text, path, entry }) => (
              <li key={`${file} ${field} ${text.en}`}>
                {entry ? (
                  <>
                    {words.inFile} <a href={linkTo('content', entry.kind, ...(entry.id ? entry.id.split('/') : ['file!']))}>{`${file}, ${field}`}</a>
                  </>
                ) : (
                  <button type="button" className="link" onClick={() => showField(path ?? [])}>
                    {field}
                  </button>
                )}
                : {text[locale]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Moves to the field of a mistake, or to the nearest group around it. */
function showField(path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length--) {
    const id = ['entry', ...path.slice(0, length)].join('\u0001');
    const field =
      document.getElementById(id) ?? document.getElementById(`${id}-mistakes`)?.parentElement?.querySelector<HTMLElement>('input, textarea, select');
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
