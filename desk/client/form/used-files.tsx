import { useRef, useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import type { UsedAgain, UsedFile } from '#desk/server/routes/used-file-routes.ts';
import { ask, type Place, reasonOf } from '../api.ts';
import { useLanguage } from '../language.ts';
import { inBoth, type Words } from '../messages.ts';
import { NoAnswer, useAnswer } from '../use-answer.tsx';
import { showAt } from './drop-files.tsx';
import { FoundChoices, smallPicture } from './found-choices.tsx';
import { noteUnderWay } from './under-way.ts';

type UsedFilesProps = {
  id: string;
  accept: string;
  place: Place;
  /** One in the place of another; without it each is added to a list. */
  isOne?: boolean;
  onTaken: (taken: UsedAgain) => void;
};

const SORTS = ['photograph', 'document'] as const;

/**
 * Files that the site has already: one that is pressed is used here without another upload, with
 * what is said of it.
 */
export function UsedFiles({ id, accept, place, isOne = false, onTaken }: UsedFilesProps) {
  const { locale, words } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<Words>();
  const fold = useRef<HTMLElement>(null);
  const sort = SORTS.find((each) => ACCEPTED[each] === accept);
  if (!sort) return null;

  const take = (used: UsedFile, name: string) => {
    const asked = ask<UsedAgain>('use-file', { ...place, file: used.file }).then(
      (taken) => {
        showAt(taken.file, sort === 'photograph' ? smallPicture(used.file) : undefined);
        onTaken(taken);
        setSaid(inBoth((messages) => fillIn(messages.usedFiles.taken, { name })));
        if (!isOne) return true;
        // What was pressed is folded away.
        setOpen(false);
        fold.current?.focus();
        return true;
      },
      (error: unknown) => {
        setSaid(reasonOf(error));
        return false;
      },
    );
    void noteUnderWay({ what: { en: name, ml: name }, end: asked, stop: () => {}, field: id });
  };

  return (
    <>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={fold}>{words.usedFiles[sort]}</summary>
        {isOpen && <Choices {...{ sort, place }} onTake={take} />}
      </details>
      <p role="status">{said?.[locale]}</p>
    </>
  );
}

function Choices({
  sort,
  place,
  onTake,
}: {
  sort: (typeof SORTS)[number];
  place: Place;
  onTake: (used: UsedFile, name: string) => void;
}) {
  const { locale, words } = useLanguage();
  const { answer, error } = useAnswer<UsedFile[]>(`used-files?${new URLSearchParams(place)}`);
  if (!answer) return <NoAnswer error={error} />;
  const byFile = new Map(answer.map((used) => [used.file, used]));
  return (
    <FoundChoices
      label={words.usedFiles[sort]}
      hint={sort === 'photograph' && words.usedFiles.consent}
      of={answer.map(({ file, caption, alt, title }) => ({
        id: file,
        name: [(caption ?? alt)?.[locale], title[locale]].filter(Boolean).join(' – '),
        picture: sort === 'photograph' ? file : undefined,
      }))}
      onChoose={({ id, name }) => {
        const used = byFile.get(id);
        if (used) onTake(used, name);
      }}
    />
  );
}
