import type { EntryChange, FieldChange, FileChange, PageChange } from './api.ts';
import { useLanguage } from './language.ts';

/** Every changed field of the entries with its old and new value, and the files that were replaced. */
export function EntryChanges({ entries, files }: { entries: EntryChange[]; files: FileChange[] }) {
  const { locale, words } = useLanguage();
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">{entries.length + files.length === 0 ? words.noEntriesChange : words.entriesChange(entries.length + files.length)}</h2>
      {entries.map(({ what, entry, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <details key={index} className="entry-change" open>
          <summary>
            <What what={what} /> {entry.title[locale]} <small>{words.fieldsChange(fields.length)}</small>
          </summary>
          <dl>
            {fields.map((field, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <Field key={place} {...field} />
            ))}
          </dl>
        </details>
      ))}
      {files.length > 0 && (
        <ul className="rows">
          {files.map(({ what, file, before, after }) => (
            <li key={file}>
              <What what={what} /> {file} <FileLink file={file} side="before" size={before} /> <FileLink file={file} side="after" size={after} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Field({ field, before, after }: FieldChange) {
  const { locale } = useLanguage();
  return (
    <>
      <dt>{field[locale]}</dt>
      {before && (
        <dd>
          <del className="value">{before[locale]}</del>
        </dd>
      )}
      {after && (
        <dd>
          <ins className="value">{after[locale]}</ins>
        </dd>
      )}
    </>
  );
}

function FileLink({ file, side, size }: { file: string; side: 'before' | 'after'; size: number | null }) {
  const { words } = useLanguage();
  if (size === null) return null;
  return <a href={`/api/changed-file?${new URLSearchParams({ file, side })}`}>{words.fileSize(side, size)}</a>;
}

/** The pages with other text, links or pictures than the public site. */
export function PageChanges({ pages }: { pages: PageChange[] }) {
  const { words } = useLanguage();
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{pages.length === 0 ? words.noPagesChange : words.pagesChange(pages.length)}</h2>
      {pages.map(({ address, title, what, linesIn, linesOut, more }) => (
        <details key={address} className="page-change">
          <summary>
            <What what={what} /> {title} <small>{address}</small>
          </summary>
          {linesOut.map((line) => (
            <p key={line}>
              <del>{line}</del>
            </p>
          ))}
          {linesIn.map((line) => (
            <p key={line}>
              <ins>{line}</ins>
            </p>
          ))}
          {more > 0 && <p>{words.moreLines(more)}</p>}
        </details>
      ))}
    </section>
  );
}

function What({ what }: { what: PageChange['what'] }) {
  const { words } = useLanguage();
  return (
    <span className="tag" data-what={what}>
      {words.what[what]}
    </span>
  );
}
