import { useState } from 'react';
import { ask, type Place, reasonOf } from '../api.ts';
import { type Locale, useLanguage } from '../language.ts';
import { inBoth, type Words } from '../messages.ts';
import { showPicture } from './pictures.ts';

/** Without HEIC, which few servers can read: a phone then sends its photographs as JPEG. */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A paper may be photographed: the server makes a PDF of it. */
export const DOCUMENTS = '.pdf,image/jpeg,image/png,image/webp';

/** A file that the server has accepted, with the name that it had. */
export type Taken = {
  name: string;
  file: string;
  advice: Words[];
  languages?: Locale[];
  isUnreadable?: boolean;
};

type DropFilesProps = {
  id: string;
  /** Without one it is for one file, and its field has the label. */
  label?: string;
  accept: string;
  place: Place;
  describedBy?: string;
  onTaken: (taken: Taken[]) => void | Promise<void>;
};

/** One file, or several at once: chosen, dropped or photographed; each is sent and checked, and what is refused is said by its name. */
export function DropFiles({ id, label, accept, place, describedBy = '', onTaken }: DropFilesProps) {
  const { locale } = useLanguage();
  const [said, setSaid] = useState<Words[]>([]);
  const send = async (files: readonly File[]) => {
    const taken: Taken[] = [];
    const remarks: Words[] = [];
    for (const file of files) {
      const named = ({ en, ml }: Words) =>
        remarks.push({ en: `${file.name}: ${en}`, ml: `${file.name}: ${ml}` });
      setSaid([...remarks, inBoth((messages) => messages.settingUp.sending)]);
      try {
        const answer = await ask<Omit<Taken, 'name'>>(
          `file?${new URLSearchParams({ ...place, name: file.name })}`,
          file,
        );
        showPicture(answer.file, file);
        taken.push({ ...answer, name: file.name });
        answer.advice.forEach(named);
      } catch (error) {
        named(reasonOf(error));
      }
    }
    try {
      if (taken.length > 0) await onTaken(taken);
    } catch (error) {
      remarks.push(reasonOf(error));
    }
    setSaid(remarks.length > 0 ? remarks : [inBoth((messages) => messages.settingUp.taken)]);
  };
  return (
    <>
      <label
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void send([...event.dataTransfer.files]);
        }}
      >
        {label}
        <input
          id={id}
          type="file"
          multiple={label !== undefined}
          accept={accept}
          aria-describedby={`${describedBy} ${id}-said`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Emptied, so that the same file can be chosen again after a refusal.
            target.value = '';
            void send(files);
          }}
        />
      </label>
      <div id={`${id}-said`} role="status">
        {said.map((sentence) => (
          <p key={sentence.en}>{sentence[locale]}</p>
        ))}
      </div>
    </>
  );
}
