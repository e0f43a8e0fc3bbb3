import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { ACCEPTED, MAX_BYTES, PASTED_LIST } from '#desk/files/accepted-files.ts';
import { type Place, reasonOf } from '../api.ts';
import { useLanguage } from '../language.ts';
import { inBoth, type Words } from '../messages.ts';
import { sendFile } from '../send-file.ts';
import { smallerPhotograph } from './smaller-photograph.ts';
import { noteArrived, noteUnderWay } from './under-way.ts';

/** A file that the server has accepted, with the name that it had. */
export type Taken = {
  name: string;
  file: string;
  advice: Words[];
  languages?: Locale[];
  isUnreadable?: boolean;
  personal?: string[];
};

type DropFilesProps = {
  id: string;
  /** Without one it is for one file, and its field has the label. */
  label?: string;
  /** With a label it takes several, unless it says so. */
  isOne?: boolean;
  /** Over a box that takes the cells of a spreadsheet. */
  pasteLabel?: string;
  accept: string;
  place: Place;
  onTaken: (taken: Taken[]) => void | Promise<void>;
};

/** Photographs under way: the server takes four of a person. */
const AT_ONCE = 3;

/** The file that is being sent, and how much of it has arrived. */
type Sending = { name: string; percent: number };

/**
 * One file, or several at once: chosen, dropped or photographed; each is sent and checked, and what
 * is refused is said by its name.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one control, from a dropped file to its line
export function DropFiles({
  id,
  label,
  isOne,
  pasteLabel,
  accept,
  place,
  onTaken,
}: DropFilesProps) {
  const { locale } = useLanguage();
  const [said, setSaid] = useState<Words[]>([]);
  const [sending, setSending] = useState<Sending>();
  const stopping = useRef(new AbortController());
  /** One after the other, also what is chosen while others are sent. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  /** Whether all were taken, or stopped by the person. */
  const send = async (files: readonly File[], { signal }: AbortController): Promise<boolean> => {
    const taken: Taken[][] = files.map(() => []);
    const isPhotograph = accept === ACCEPTED.photograph;
    const remarks: Words[] = [];
    let isWhole = true;
    setSaid([]);
    const sendOne = async (file: File, index: number) => {
      const { name } = file;
      const named = ({ en, ml }: Words) =>
        remarks.push({ en: `${name}: ${en}`, ml: `${name}: ${ml}` });
      const which = files.length > 1 ? `${name} (${index + 1}/${files.length})` : name;
      const show = (percent: number) => {
        setSending({ name: which, percent });
        noteArrived(id, percent);
      };
      show(0);
      try {
        const small = isPhotograph ? await smallerPhotograph(file) : file;
        const answer = await sendFile<Omit<Taken, 'name'>>(
          `file?${new URLSearchParams({ ...place, name })}`,
          small,
          { largest: MAX_BYTES.file, onSent: show, signal },
        );
        showPicture(answer.file, file);
        taken[index] = [{ ...answer, name }];
        answer.advice.forEach(named);
      } catch (error) {
        named(reasonOf(error));
        isWhole &&= signal.aborted;
      }
    };
    // Each in turn, whoever of them is ready first.
    const left = files.entries();
    const sendLeft = async () => {
      for (const [index, file] of left) await sendOne(file, index);
    };
    await Promise.all(Array.from({ length: isPhotograph ? AT_ONCE : 1 }, sendLeft));
    try {
      // Drawn at once, so that it is saved with the entry that waits for it.
      const arrived = taken.flat();
      await flushSync(() => arrived.length > 0 && onTaken(arrived));
    } catch (error) {
      remarks.push(reasonOf(error));
      isWhole = false;
    }
    setSending(undefined);
    setSaid(remarks.length > 0 ? remarks : [inBoth((messages) => messages.settingUp.taken)]);
    return isWhole;
  };

  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (stopping.current.signal.aborted) stopping.current = new AbortController();
    const controller = stopping.current;
    const end = turn.current.then(() => send(files, controller));
    turn.current = end;
    const [{ name } = { name: '' }] = files;
    const what = inBoth((messages) =>
      files.length === 1 ? name : counted(messages.filesShown, { count: files.length }),
    );
    void noteUnderWay({ what, end, stop: () => controller.abort(), field: id });
  };

  return (
    <>
      <label
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take([...event.dataTransfer.files]);
        }}
      >
        {label}
        <PickButton />
        <input
          id={id}
          type="file"
          multiple={label !== undefined && !isOne}
          accept={accept}
          aria-describedby={`${id}-hint ${id}-mistakes ${id}-said`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Emptied, so that the same file can be chosen again after a refusal.
            target.value = '';
            take(files);
          }}
        />
      </label>
      {pasteLabel && (
        <label className="drop">
          {pasteLabel}
          <textarea
            rows={1}
            value=""
            onChange={({ target }) =>
              /\t[\s\S]*\n/.test(target.value) && take([new File([target.value], PASTED_LIST)])
            }
          />
        </label>
      )}
      {sending && <UploadProgress {...sending} onStop={() => stopping.current.abort()} />}
      <div id={`${id}-said`} role="status">
        {said.map((sentence) => (
          <p key={sentence.en}>{sentence[locale]}</p>
        ))}
      </div>
    </>
  );
}

/**
 * What is pressed to choose a file, in the language of the desk; the field over it has the focus
 * and its name.
 */
export function PickButton() {
  return (
    <span className="button" aria-hidden="true">
      {useLanguage().words.pick}
    </span>
  );
}

/** How much of a file has arrived; once it is there, the server checks it. */
function UploadProgress({ name, percent, onStop }: Sending & { onStop: () => void }) {
  const { words } = useLanguage();
  return (
    <div className="bar">
      <span role="status">
        {percent < 100 ? fillIn(words.sending, { name }) : fillIn(words.checking, { name })}
      </span>
      {percent < 100 && (
        <span>
          <progress aria-label={fillIn(words.sending, { name })} max={100} value={percent} />{' '}
          {percent} %
        </span>
      )}
      <button type="button" onClick={onStop}>
        {words.cancel}
      </button>
    </div>
  );
}

const shown = new Map<string, string>();

/**
 * Shows a picture that was chosen here, under the name that the server gave it: it has no other
 * address before the entry is saved.
 */
function showPicture(name: string, file: File): void {
  showAt(name, file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined);
}

/** Shows a picture from an address under the name that the entry gives it; or none any more. */
export function showAt(name: string, address: string | undefined): void {
  const before = shown.get(name);
  if (before !== undefined) URL.revokeObjectURL(before);
  if (address === undefined) shown.delete(name);
  else shown.set(name, address);
}

export const pictureOf = (name: unknown): string | undefined => shown.get(String(name));

/** The browser keeps the picture of such an address until it is revoked. */
export function forgetPictures(): void {
  for (const url of shown.values()) URL.revokeObjectURL(url);
  shown.clear();
}
