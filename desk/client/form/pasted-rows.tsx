import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { MAX_BYTES } from '#desk/files/accepted-files.ts';
import type { PastedRows as Rows } from '#desk/imports/list-rows.ts';
import { reasonOf } from '../api.ts';
import { useLanguage } from '../language.ts';
import type { Words } from '../messages.ts';
import { Remarks } from '../remarks.tsx';
import { sendFile } from '../send-file.ts';
import { PickButton } from './drop-files.tsx';
import type { FormContext } from './form-context.ts';
import { noteUnderWay } from './under-way.ts';

type Schema = Record<string, unknown>;
type Props = { formData?: readonly object[] | undefined; uiSchema: unknown } & Pick<
  ArrayFieldTemplateProps<unknown, Schema, FormContext>,
  'registry' | 'fieldPathId' | 'schema'
>;

/** What came of the table: its remarks, and how many rows were added and were there. */
type Outcome = Pick<Rows, 'problems' | 'notes'> & { added: number; known: number };

/**
 * Adds the rows of a table to a list. While one has a problem, none is added and the table stays
 * where it was pasted.
 */
export function PastedRows({ formData = [], registry, fieldPathId, uiSchema, schema }: Props) {
  const { locale, words } = useLanguage();
  const { pastedRows: own, settingUp: setup } = words;
  const { place, append } = registry.formContext;
  const [table, setTable] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<Words>();
  const id = `${fieldPathId.$id}-rows`;
  /** Also the rows that are written while a table is sent. */
  const rows = useRef(formData);
  rows.current = formData;

  const take = async (file: File, typed?: string): Promise<boolean> => {
    const [field = ''] = fieldPathId.path.map(String);
    const address = `rows?${new URLSearchParams({ kind: place.kind, field })}`;
    setOutcome(undefined);
    setError(undefined);
    try {
      const { items, problems, notes } = await sendFile<Rows>(address, file, {
        largest: MAX_BYTES.csv,
      });
      const there = new Set(rows.current.map(nameOf));
      const fresh = items.filter((item) => !there.has(nameOf(item)) && there.add(nameOf(item)));
      if (fresh.length > 0) append(fieldPathId.path, fresh);
      // What was typed since stays.
      if (problems.length === 0) setTable((now) => (now === typed ? '' : now));
      setOutcome({ problems, notes, added: fresh.length, known: items.length - fresh.length });
      return problems.length === 0;
    } catch (reason) {
      setError(reasonOf(reason));
      return false;
    }
  };
  const send = (file: File, typed?: string) =>
    void noteUnderWay({
      what: { en: file.name, ml: file.name },
      ...{ end: take(file, typed), stop: () => {}, field: id },
    });
  const sendTable = (text: string) => send(new File([text], own.label), text);

  return (
    <>
      <div className="field">
        <label htmlFor={id}>{own.label}</label>
        <small id={`${id}-columns`} className="hint">
          {fillIn(own.columns, { columns: columnsOf(schema, uiSchema).join('; ') })}
        </small>
        <textarea
          id={id}
          aria-describedby={`${id}-columns`}
          rows={2}
          value={table}
          onChange={({ target: { value } }) => {
            setTable(value);
            // What is pasted is a row at least; what is corrected by hand is sent by the button.
            if (table === '' && /[\t,;]/.test(value)) sendTable(value);
          }}
        />
        {table !== '' && (
          <button type="button" onClick={() => sendTable(table)}>
            {own.add}
          </button>
        )}
      </div>
      <label className="drop">
        {own.file}
        <PickButton />
        <input
          type="file"
          accept=".csv,.tsv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Emptied, so that the same file can be chosen again once it is corrected.
            target.value = '';
            if (file) send(file);
          }}
        />
      </label>
      <div role="status">
        {error && <p>{error[locale]}</p>}
        {outcome && (
          <>
            {outcome.added > 0 && <p>{counted(own.added, { count: outcome.added })}</p>}
            {outcome.known > 0 && <p>{counted(own.known, { count: outcome.known })}</p>}
            <Remarks
              title={counted(setup.problems, { count: outcome.problems.length })}
              remarks={outcome.problems}
            />
            <Remarks
              title={counted(setup.corrected, { count: outcome.notes.length })}
              remarks={outcome.notes}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Two rows that say the same are one. */
const nameOf = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) =>
    isGroup(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

/** What the form calls the columns; a text has one for each language. */
function columnsOf(schema: Schema, ui: unknown): string[] {
  const words: unknown = Reflect.get(Object(ui), 'items');
  const titleIn = (of: unknown) => Reflect.get(Object(of), 'ui:title');
  const fields = Object(Object(schema.items).properties) as Record<string, Schema>;
  return Object.entries(fields).flatMap(([name, { properties }]) => {
    const own: unknown = Reflect.get(Object(words), name);
    const title = String(titleIn(own) ?? name);
    const languages = Object.keys(Object(properties));
    if (languages.length === 0) return [title];
    return languages.map((lang) => `${title} (${titleIn(Reflect.get(Object(own), lang)) ?? lang})`);
  });
}
