import { useState } from 'react';
import { counted } from '#app/lib/fill-in.ts';
import { MAX_BYTES } from '#desk/files/accepted-files.ts';
import type { ShownImport } from '#desk/server/routes/import-routes.ts';
import { bringUp, PublishSaved } from './after-save.tsx';
import { type Me, reasonOf } from './api.ts';
import { Choice } from './choice.tsx';
import { PickButton } from './form/drop-files.tsx';
import { useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { Remarks, rowOf } from './remarks.tsx';
import { sendFile } from './send-file.ts';
import { useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

type KindOfFile = { kind: string; columns: Words[] };

/**
 * A list from another program: checked first, then written when there are no mistakes.
 * @param props.of the kind of its entries
 */
export function Import({ me, of = 'people' }: { me: Me; of?: string | undefined }) {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  const { answer: known = [] } = useAnswer<KindOfFile[]>('imports');
  const [kind, setKind] = useState(of);
  const [file, setFile] = useState<File>();
  const [cells, setCells] = useState('');
  const [result, setResult] = useState<ShownImport>();
  const [error, setError] = useState<unknown>();
  const [isUnderWay, setUnderWay] = useState(false);
  const { lock, reason: missing } = useLock(file ? undefined : words.locked.file);
  const columns = known.find((each) => each.kind === kind)?.columns;

  const send = async (write: boolean) => {
    if (!file) return;
    setError(undefined);
    setResult(undefined);
    setUnderWay(true);
    const address = `import?${new URLSearchParams({ kind, write: String(write) })}`;
    try {
      setResult(await sendFile<ShownImport>(address, file, { largest: MAX_BYTES.csv }));
    } catch (reason) {
      setError(reason);
    }
    setUnderWay(false);
  };
  const change = (next: File | undefined) => {
    setFile(next);
    setResult(undefined);
  };

  return (
    <>
      <p>
        <a href={linkTo('setup')}>{words.setup}</a>
      </p>
      <h1>{setup.imports}</h1>
      <p>{setup.importLead}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(false);
        }}
      >
        <div className="bar">
          <Choice
            label={setup.what}
            options={setup.kinds}
            value={kind}
            onChange={(next) => [setKind(next), setResult(undefined)]}
          />
        </div>
        {columns && (
          <div className="note">
            <p>{setup.csvHint}</p>
            <p>
              {setup.columns} {columns.map((title) => title[locale]).join('; ')}
            </p>
          </div>
        )}
        <label className="drop">
          {setup.file}
          <PickButton />
          {/* Emptied first, so that the same file can be chosen again once it is corrected. */}
          <input
            type="file"
            accept=".csv,.txt"
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
              change(undefined);
            }}
            onChange={({ target }) => [setCells(''), change(target.files?.[0])]}
          />
        </label>
        {file && cells === '' && (
          <p>
            {setup.fileNow} {file.name}
          </p>
        )}
        <div className="field">
          <label htmlFor="import-cells">{setup.paste}</label>
          <textarea
            id="import-cells"
            rows={4}
            value={cells}
            onChange={({ target: { value } }) => {
              setCells(value);
              change(value.trim() === '' ? undefined : new File([value], setup.paste));
            }}
          />
        </div>
        <button type="submit" className="main" {...lock}>
          {setup.look}
        </button>
        {missing}
      </form>
      {/* There before its words come, so that they are read out. */}
      <p role="status">{isUnderWay && setup.reading}</p>
      {error !== undefined && <p role="alert">{reasonOf(error)[locale]}</p>}
      {result && <Found result={result} me={me} onWrite={() => send(true)} />}
    </>
  );
}

/** The content of the file; a mistake in it prevents the import. */
function Found({
  result: { entries, problems, notes, isWritten },
  me,
  onWrite,
}: {
  result: ShownImport;
  me: Me;
  onWrite: () => void;
}) {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  return (
    <div role="status" ref={bringUp}>
      <Remarks title={counted(setup.problems, { count: problems.length })} remarks={problems} />
      <Remarks title={counted(setup.corrected, { count: notes.length })} remarks={notes} />
      <h2>{counted(setup.entries, { count: entries.length })}</h2>
      <ul className="rows">
        {entries.map(({ kind, id, row, title }) => (
          <li key={`${row} ${id}`}>
            {isWritten ? <a href={linkToEntry({ kind, id })}>{title[locale]}</a> : title[locale]}{' '}
            <small>{rowOf(row, setup)}</small>
          </li>
        ))}
      </ul>
      {isWritten && <p className="note">{setup.written}</p>}
      {isWritten && me.publish && (
        <PublishSaved names={entries.map(({ kind, id }) => `${kind}/${id}`)} />
      )}
      {!isWritten && entries.length > 0 && problems.length === 0 && (
        <button type="button" className="main" onClick={onWrite}>
          {setup.write}
        </button>
      )}
    </div>
  );
}
