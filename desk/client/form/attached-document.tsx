import { useId } from 'react';
import { type Locale, parseLocale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import type { AttachedDocument } from '#desk/server/entries/attached-rows.ts';
import { languageName } from '../language.ts';
import { linkTo } from '../use-route.ts';
import { DropFiles } from './drop-files.tsx';
import type { FormContext } from './form-context.ts';
import { useTyped } from './use-typed.ts';

/** What is said of a file that screen readers cannot read. */
export type Scan = { isSame?: boolean | undefined; readableFrom?: string | undefined };
/** No office is called so. */
const SAME = '=';

/** What the form says of a document, until its entry is saved. */
export type DocumentChanges = Scan & {
  title?: Record<string, string> | undefined;
  files?: { file: string; languages: Locale[]; isUnreadable?: boolean }[];
  isDeleted?: boolean;
};

type Props = {
  id: string;
  kind: string;
  stored: AttachedDocument;
  changes: DocumentChanges;
  languages: Locale[];
  context: FormContext;
  onChange: (changes: DocumentChanges) => void;
  onDetach: () => void;
};

/** A document that an entry has: its title, its files, and whether it stays here or on the site at all. */
export function Attached(props: Props) {
  const { id, kind, stored, changes, languages, context, onChange, onDetach } = props;
  const { words, locale } = context;
  const { title, isSame, readableFrom, isDeleted = false } = changes;
  const files: NonNullable<DocumentChanges['files']> = changes.files ?? stored.files;
  const name = (title ?? stored.title)[locale] || stored.id;
  if (isDeleted)
    return (
      <p className="chosen">
        {name}: {words.attached.isDeleted}{' '}
        <button
          type="button"
          className="link"
          aria-label={`${words.attached.keep}: ${name}`}
          onClick={() => onChange({ ...changes, isDeleted: false })}
        >
          {words.attached.keep}
        </button>
      </p>
    );
  const isNew = (file: string) => !stored.files.some((each) => each.file === file);
  const replace = (index: number, taken: { file: string; isUnreadable?: boolean }) =>
    onChange({
      ...changes,
      files: files.map((each, place) => (place === index ? { ...each, ...taken } : each)),
    });
  return (
    <details className="chosen">
      <summary>{name}</summary>
      {stored.mayChange && (
        <TitleOfFile
          title={title ?? stored.title}
          {...{ languages, context }}
          onChange={(next) => onChange({ ...changes, title: next })}
        />
      )}
      {files.map(({ file, languages: own }, index) => (
        // A list of the same length and order as the document's own.
        // biome-ignore lint/suspicious/noArrayIndexKey: the file at a place is replaced
        <div key={index}>
          <p>
            {isNew(file) && words.attached.replacedBy} <code>{file}</code> (
            {own.map((each) => languageName(each, locale)).join(', ')})
          </p>
          {stored.mayChange && !stored.isPrinted && (
            <DropFiles
              id={`${id}-${stored.id}-${index}`}
              label={words.attached.replace}
              isOne
              accept={ACCEPTED.document}
              place={{ kind, id: stored.id }}
              onTaken={([taken]) =>
                taken &&
                replace(index, { file: taken.file, isUnreadable: taken.isUnreadable === true })
              }
            />
          )}
        </div>
      ))}
      {files.some(({ isUnreadable }) => isUnreadable) && (
        <UnreadableFile
          {...{ isSame, readableFrom, context }}
          onChange={(next) => onChange({ ...changes, ...next })}
        />
      )}
      <p>
        <a href={linkTo('content', kind, stored.id)}>{words.attached.allFields}</a>
      </p>
      <div className="bar">
        <button type="button" aria-label={`${words.attached.detach}: ${name}`} onClick={onDetach}>
          {words.attached.detach}
        </button>
        {stored.mayChange && (
          <button
            type="button"
            aria-label={`${words.attached.delete}: ${name}`}
            onClick={() => onChange({ ...changes, isDeleted: true })}
          >
            {words.attached.delete}
          </button>
        )}
      </div>
    </details>
  );
}

/** The title of a document in the languages of the site. */
export function TitleOfFile({
  title = {},
  hint,
  languages,
  context,
  onChange,
}: Pick<Props, 'languages' | 'context'> & {
  title: Record<string, string> | undefined;
  hint?: string;
  onChange: (title: Record<string, string> | undefined) => void;
}) {
  const put = (lang: Locale, text: string) => {
    const next = { ...title, [lang]: text };
    onChange(Object.values(next).some(Boolean) ? next : undefined);
  };
  return (
    <fieldset className="group">
      <legend>{context.words.attached.title}</legend>
      {hint && <small className="hint">{hint}</small>}
      <div className={languages.length === 1 ? 'pair only' : 'pair'}>
        {languages.map((lang) => (
          <TitleIn
            key={lang}
            lang={lang}
            name={languageName(lang, context.locale)}
            text={title[lang] ?? ''}
            onChange={(text) => put(lang, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TitleIn({
  lang,
  name,
  text: stored,
  onChange,
}: {
  lang: Locale;
  name: string;
  text: string;
  onChange: (text: string) => void;
}) {
  const { text, type, pass } = useTyped(stored, onChange);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        lang={lang}
        rows={1}
        value={text}
        onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
        onBlur={pass}
      />
    </div>
  );
}

/** What the person says of a file that screen readers cannot read: the entry says the same, or an office gives a readable text. */
export function UnreadableFile({
  isSame,
  readableFrom,
  context,
  onChange,
}: Scan & { context: FormContext; onChange: (answer: Scan) => void }) {
  const { words, choices, locale } = context;
  return (
    <label className="note">
      {words.unreadableFile.question}
      <select
        value={isSame ? SAME : (readableFrom ?? '')}
        onChange={({ target: { value } }) =>
          onChange({
            isSame: value === SAME || undefined,
            readableFrom: value === SAME || value === '' ? undefined : value,
          })
        }
      >
        <option value="">{words.choose}</option>
        <option value={SAME}>{words.unreadableFile.same}</option>
        {(choices.offices ?? []).map(({ id, ...office }) => (
          <option key={id} value={id}>
            {fillIn(words.unreadableFile.office, { office: office[locale] })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The languages in which a form asks for titles. */
export function languagesOf(schema: unknown): Locale[] {
  const { title } =
    (schema as { properties?: Record<string, { properties?: object }> }).properties ?? {};
  return Object.keys(title?.properties ?? {}).filter(
    (name): name is Locale => parseLocale(name) !== undefined,
  );
}
