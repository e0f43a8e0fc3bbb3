import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useContext } from 'react';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import type { AttachedDocument } from '#desk/server/routes/file-routes.ts';
import { Choice } from '../choice.tsx';
import { languageName, PublishedContext } from '../language.ts';
import { linkTo } from '../use-route.ts';
import { DropFiles, type Taken } from './drop-files.tsx';
import { pathOf } from './field-parts.tsx';
import { type FormContext, OnlyContext } from './form-context.ts';
import { ScanText } from './scan-text.tsx';

/** What is said of a file that screen readers cannot read. */
export type Scan = { isSame?: boolean | undefined; readableFrom?: string | undefined };
/** Columns of a list about persons, and that a rule wants them public. */
export type Persons = { personal?: string[] | undefined; isPersonalPublic?: boolean | undefined };
/** No office is called so. */
const SAME = '=';

/** What the form says of a document, until its entry is saved. */
export type DocumentChanges = Scan &
  Persons & {
    title?: Record<string, string> | undefined;
    files?: { file: string; languages: Locale[]; isUnreadable?: boolean }[];
    isDeleted?: boolean;
  };

/** The list of documents, as the form has it. */
export type Field = WidgetProps<unknown, Record<string, unknown>, FormContext>;

type Props = {
  /** Of the document in the list. */
  id: string;
  kind: string;
  stored: AttachedDocument;
  changes: DocumentChanges;
  field: Field;
  onChange: (changes: DocumentChanges) => void;
  onDetach: () => void;
};

/**
 * A document that an entry has: its title, its files, and whether it stays here or on the site at
 * all.
 */
export function Attached(props: Props) {
  const { id, kind, stored, changes, field, onChange, onDetach } = props;
  const { words, locale } = field.registry.formContext;
  const { title, isSame, readableFrom, personal, isPersonalPublic, isDeleted = false } = changes;
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
  const scan = files.find(({ isUnreadable }) => isUnreadable);
  const isNew = (file: string) => !stored.files.some((each) => each.file === file);
  const replace = (index: number, { file, isUnreadable = false, personal: own = [] }: Taken) =>
    onChange({
      ...changes,
      files: files.map((each, place) => (place === index ? { ...each, file, isUnreadable } : each)),
      personal: own.length > 0 ? own : undefined,
      isPersonalPublic: false,
    });
  return (
    <details className="chosen">
      <summary>{name}</summary>
      {stored.mayChange && (
        <TitleOfFile
          {...{ id, field }}
          title={title ?? stored.title}
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
              id={`${id}-${index}`}
              label={words.attached.replace}
              isOne
              accept={ACCEPTED.document}
              place={{ kind, id: stored.id }}
              onTaken={([taken]) => taken && replace(index, taken)}
            />
          )}
        </div>
      ))}
      {scan && (
        <UnreadableFile
          key={scan.file}
          {...{ id, isSame, readableFrom }}
          file={scan.file}
          context={field.registry.formContext}
          onChange={(next) => onChange({ ...changes, ...next })}
        />
      )}
      <PersonalColumns
        {...{ personal, isPersonalPublic, field }}
        onChange={(next) => onChange({ ...changes, ...next })}
      />
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
  id,
  title = {},
  hint,
  field,
  onChange,
}: Pick<Props, 'id' | 'field'> & {
  title: Record<string, string> | undefined;
  hint?: string;
  onChange: (title: Record<string, string> | undefined) => void;
}) {
  const only = useContext(OnlyContext);
  const languages = useContext(PublishedContext).filter((lang) => !only || lang === only);
  const { locale, words } = field.registry.formContext;
  const Words = field.registry.widgets.words as ComponentType<Field>;
  return (
    <fieldset className="group">
      <legend>{words.attached.title}</legend>
      {hint && <small className="hint">{hint}</small>}
      <div className={languages.length === 1 ? 'pair only' : 'pair'}>
        {languages.map((lang) => {
          const own = [id, 'title', lang].join('\u0001');
          const put = (text = '') => {
            const next = { ...title, [lang]: text };
            onChange(Object.values(next).some(Boolean) ? next : undefined);
          };
          return (
            <div key={lang} className="field">
              <label htmlFor={own}>{languageName(lang, locale)}</label>
              <Words {...field} id={own} value={title[lang]} onChange={put} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The place in the entry of the control with an id, with the numbers of items. */
const placeIn = (id: string): FieldPath =>
  pathOf(id).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * What the person says of a file that screen readers cannot read: the entry says the same, or an
 * office gives a readable text.
 */
export function UnreadableFile({
  id,
  file,
  isSame,
  readableFrom,
  context,
  onChange,
}: Scan & {
  id: string;
  file: string;
  context: FormContext;
  onChange: (answer: Scan) => void;
}) {
  const { words, choices, locale } = context;
  const offices = Object.fromEntries(
    (choices.offices ?? []).map(({ id, ...office }) => [
      id,
      fillIn(words.unreadableFile.office, { office: office[locale] }),
    ]),
  );
  return (
    <div className="note">
      <Choice
        label={words.unreadableFile.question}
        options={{ '': words.choose, [SAME]: words.unreadableFile.same, ...offices }}
        value={isSame ? SAME : (readableFrom ?? '')}
        onChange={(value) =>
          onChange({
            isSame: value === SAME || undefined,
            readableFrom: value === SAME || value === '' ? undefined : value,
          })
        }
      />
      <ScanText {...{ file, context }} path={placeIn(id)} />
    </div>
  );
}

/** A list with columns about persons is saved once a person says that a rule wants them public. */
export function PersonalColumns({
  personal,
  isPersonalPublic = false,
  field,
  onChange,
}: Persons & { field: Field; onChange: (part: Persons) => void }) {
  if (!personal) return null;
  const { personal: question } = field.registry.formContext.words.listFile;
  return (
    <label className="note">
      <input
        type="checkbox"
        checked={isPersonalPublic}
        onChange={({ target }) => onChange({ isPersonalPublic: target.checked })}
      />{' '}
      {fillIn(question, { columns: personal.join(', ') })}
    </label>
  );
}
