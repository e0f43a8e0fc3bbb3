import { type FormEvent, useId, useState } from 'react';
import { ask, type Row, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { SETUP_MESSAGES } from './setup-messages.ts';
import { useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

type Remark = { row: number; column: string; words: Words };
type Result = { entries: (Row & { row: number; draft?: string })[]; problems: Remark[]; notes: Remark[]; isWritten: boolean };
type KindOfFile = { kind: string; columns: string[] };

/** A list from another program: checked first, then written when there are no mistakes. */
export function Import() {
  const { locale } = useLanguage();
  const setup = SETUP_MESSAGES[locale];
  const { answer: known = [] } = useAnswer<KindOfFile[]>('imports');
  const [kind, setKind] = useState('people');
  const [page, setPage] = useState('about');
  const [file, setFile] = useState<File>();
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<unknown>();
  const ids = { kind: useId(), page: useId(), file: useId() };
  const columns = known.find((each) => each.kind === kind)?.columns;
  const isWordPress = kind === 'wordpress';

  const send = async (write: boolean) => {
    if (!file) return;
    setError(undefined);
    try {
      setResult(await ask<Result>(`import?${new URLSearchParams({ kind, page, write: String(write) })}`, file));
    } catch (reason) {
      setResult(undefined);
      setError(reason);
    }
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };
  const change = (next: File | undefined) => {
    setFile(next);
    setResult(undefined);
  };

  return (
    <>
      <p>
        <a href={linkTo('setup')}>{setup.title}</a>
      </p>
      <h1>{setup.imports}</h1>
      <p>{setup.importLead}</p>
      <form onSubmit={look}>
        <div className="field">
          <label htmlFor={ids.kind}>{setup.what}</label>
          <select id={ids.kind} value={kind} onChange={({ target }) => [setKind(target.value), setResult(undefined)]}>
            {Object.entries(setup.kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {columns && (
          <div className="note">
            <p>{setup.csvHint}</p>
            <p>
              {setup.columns} <code lang="en">{columns.join(', ')}</code>
            </p>
          </div>
        )}
        {isWordPress && <PageChoice id={ids.page} value={page} onChange={setPage} />}
        <div className="field">
          <label htmlFor={ids.file}>{setup.file}</label>
          {/* Emptied first, so that the same file can be chosen again once it is corrected. */}
          <input
            id={ids.file}
            type="file"
            accept={isWordPress ? '.xml' : '.csv,.txt'}
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              change(undefined);
            }}
            onChange={({ target }) => change(target.files?.[0])}
          />
        </div>
        <button type="submit" className="main" disabled={!file}>
          {setup.look}
        </button>
      </form>
      {error !== undefined && <p role="alert">{reasonOf(error)[locale]}</p>}
      {result && <Found result={result} isDraft={isWordPress} onWrite={() => send(true)} />}
    </>
  );
}

function PageChoice({ id, value, onChange }: { id: string; value: string; onChange: (page: string) => void }) {
  const { locale } = useLanguage();
  const { answer: pages = [] } = useAnswer<Row[]>('entries?kind=pages');
  return (
    <div className="field">
      <label htmlFor={id}>{SETUP_MESSAGES[locale].page}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {pages.map((page) => (
          <option key={page.id} value={page.id}>
            {page.title[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The content of the file. WordPress features that this site does not have are left out; a mistake in a list prevents the import. */
function Found({ result: { entries, problems, notes, isWritten }, isDraft, onWrite }: { result: Result; isDraft: boolean; onWrite: () => void }) {
  const { locale } = useLanguage();
  const setup = SETUP_MESSAGES[locale];
  return (
    <div role="status">
      <Remarks title={setup.problems(problems.length)} remarks={problems} />
      <Remarks title={setup.corrected(notes.length)} remarks={notes} />
      <h2>{setup.entries(entries.length)}</h2>
      <ul className="rows">
        {entries.map(({ kind, id, draft = id, row, title }) => (
          <li key={`${row} ${id}`}>
            {isWritten ? <a href={linkToEntry({ kind, id: draft })}>{title[locale]}</a> : title[locale]} <small>{`${setup.row(row)} · ${id}`}</small>
          </li>
        ))}
      </ul>
      {isWritten && <p className="note">{isDraft ? setup.kept : setup.written}</p>}
      {!isWritten && entries.length > 0 && (isDraft || problems.length === 0) && (
        <button type="button" className="main" onClick={onWrite}>
          {setup.write}
        </button>
      )}
    </div>
  );
}

function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  const { locale } = useLanguage();
  if (remarks.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="rows">
        {remarks.map(({ row, column, words }) => (
          <li key={`${row} ${column} ${words.en}`}>
            <strong>{[SETUP_MESSAGES[locale].row(row), column].filter(Boolean).join(', ')}:</strong> {words[locale]}
          </li>
        ))}
      </ul>
    </>
  );
}
