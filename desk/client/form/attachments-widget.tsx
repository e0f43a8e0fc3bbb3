import { type ComponentType, useContext } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import type { AttachedDocument } from '#desk/server/routes/file-routes.ts';
import { Choice } from '../choice.tsx';
import { languageName, PublishedContext } from '../language.ts';
import { useAnswer } from '../use-answer.tsx';
import {
  Attached,
  type DocumentChanges,
  type Field,
  PersonalColumns,
  type Persons,
  type Scan,
  TitleOfFile,
  UnreadableFile,
} from './attached-document.tsx';
import { DropFiles } from './drop-files.tsx';
import { pathOf } from './field-parts.tsx';
import { OnlyContext } from './form-context.ts';

/** A file that was chosen here: its document is made when the entry is saved. */
type Chosen = Scan &
  Persons &
  Pick<DocumentChanges, 'title'> & {
    file: string;
    /** None if they are those of the entry. */
    languages: Locale[];
    isUnreadable?: boolean;
    shownUntil?: string | undefined;
  };
/** A document of the site, and what is changed of it with the entry. */
type Known = string | (DocumentChanges & { document: string });

const isChosen = (item: unknown): item is Chosen =>
  typeof item === 'object' && item !== null && 'file' in item;
const idOf = (item: Known) => (typeof item === 'string' ? item : item.document);

/**
 * The documents of an entry: a PDF is chosen, dropped or photographed here, or one of the site is
 * ticked.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one control, with what is done to its files
export function AttachmentsWidget(field: Field) {
  const { id, value, onChange, registry, schema } = field;
  // The kind of the documents.
  const kind = String(Reflect.get(Object(schema.items), 'x-reference'));
  const { formContext: context } = registry;
  const { words, locale, mayAttach, append } = context;
  const Choices = registry.widgets.choices as ComponentType<Field>;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const chosen = items.filter(isChosen);
  const known = items.filter((item) => !isChosen(item)) as Known[];
  const languages = useContext(PublishedContext);
  const only = useContext(OnlyContext);
  /** Of a file that does not show its own. */
  const usual = languages.filter((each) => !only || each === only);
  const placeOf = (item: unknown) => [id, items.indexOf(item)].join('\u0001');
  const put = (next: unknown[]) => onChange(next.length > 0 ? next : undefined);
  const change = (file: string, part: Partial<Chosen>) =>
    put([...known, ...chosen.map((each) => (each.file === file ? { ...each, ...part } : each))]);

  return (
    <>
      {known.map((item) => (
        <KnownDocument
          key={idOf(item)}
          id={placeOf(item)}
          {...{ kind, item, field }}
          onChange={(next) =>
            put([...known.map((each) => (each === item ? next : each)), ...chosen])
          }
          onDetach={() => put([...known.filter((each) => each !== item), ...chosen])}
        />
      ))}
      {chosen.map((item) => {
        const { file, title, languages: own, isUnreadable, isSame, readableFrom } = item;
        return (
          <div key={file} className="chosen">
            <code>{file}</code>{' '}
            <button
              type="button"
              className="link"
              aria-label={`${words.settingUp.takeOut}: ${file}`}
              onClick={() => put([...known, ...chosen.filter((each) => each.file !== file)])}
            >
              {words.settingUp.takeOut}
            </button>
            <TitleOfFile
              id={placeOf(item)}
              hint={words.attached.titleHint}
              {...{ title, field }}
              onChange={(next) => change(file, { title: next })}
            />
            <Choice
              label={words.languageOfFile}
              options={Object.fromEntries(
                [...languages.map((each) => [each]), languages].map((each) => [
                  each.join(),
                  each.map((name) => languageName(name, locale)).join(', '),
                ]),
              )}
              value={(own.length > 0 ? own : usual).join()}
              onChange={(next) => change(file, { languages: next.split(',') as Locale[] })}
            />
            {file.endsWith('.csv') && (
              <ListFields
                id={placeOf(item)}
                {...{ item, field }}
                onChange={(part) => change(file, part)}
              />
            )}
            {isUnreadable && (
              <UnreadableFile
                id={placeOf(item)}
                {...{ file, isSame, readableFrom, context }}
                onChange={(answer) => change(file, answer)}
              />
            )}
          </div>
        );
      })}
      {mayAttach && (
        <DropFiles
          id={id}
          label={words.chooseFile}
          pasteLabel={words.listFile.paste}
          accept={ACCEPTED.document}
          place={{ kind, id: '' }}
          onTaken={(taken) =>
            append(
              pathOf(id),
              taken.map(({ file, languages: own = [], isUnreadable, personal = [] }) => ({
                file,
                languages: own,
                ...(isUnreadable && { isUnreadable }),
                ...(personal.length > 0 && { personal }),
              })),
            )
          }
        />
      )}
      <details>
        <summary>{words.documentsOfSite}</summary>
        <Choices
          {...field}
          id={`${id}-known`}
          value={known.map(idOf)}
          onChange={(next: unknown) => {
            const ids = (next as string[] | undefined) ?? [];
            put([
              ...ids.map((each) => known.find((item) => idOf(item) === each) ?? each),
              ...chosen,
            ]);
          }}
        />
      </details>
    </>
  );
}

/** Until when a list is shown, and whether its columns about persons are to be public. */
function ListFields({
  id,
  item: { shownUntil, personal, isPersonalPublic },
  field,
  onChange,
}: {
  id: string;
  item: Chosen;
  field: Field;
  onChange: (part: Partial<Chosen>) => void;
}) {
  const { words } = field.registry.formContext;
  const Day = field.registry.widgets.day as ComponentType<Field>;
  const own = [id, 'shownUntil'].join('\u0001');
  return (
    <>
      <div className="field">
        <label htmlFor={own}>{words.listFile.until}</label>
        <small id={`${own}-hint`} className="hint">
          {words.listFile.untilHint}
        </small>
        <Day
          {...field}
          id={own}
          value={shownUntil}
          required={false}
          onChange={(day: string | undefined) => onChange({ shownUntil: day })}
        />
      </div>
      <PersonalColumns {...{ personal, isPersonalPublic, field, onChange }} />
    </>
  );
}

type KnownProps = {
  id: string;
  kind: string;
  item: Known;
  field: Field;
  onChange: (item: Known) => void;
  onDetach: () => void;
};

function KnownDocument({ item, onChange, ...rest }: KnownProps) {
  const { document, ...changes } = typeof item === 'string' ? { document: item } : item;
  // Asked for again when the changes are saved.
  const { answer: stored } = useAnswer<AttachedDocument>(
    `attached?${new URLSearchParams({ id: document })}`,
    Number(typeof item === 'string'),
  );
  if (!stored) return null;
  return (
    <Attached
      {...{ stored, changes }}
      {...rest}
      onChange={(next) => onChange({ document, ...next })}
    />
  );
}
