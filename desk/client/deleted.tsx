import { useState } from 'react';
import { ask, type Commit, type Mistake, Refusal, reasonOf } from './api.ts';
import { formatMoment, useLanguage } from './language.ts';
import { inBoth, MESSAGES, type Words } from './messages.ts';
import { MistakeList } from './mistake-list.tsx';
import { useAnswer } from './use-answer.ts';
import { linkToEntry } from './use-route.ts';

/** What was deleted in the last month; each is brought back in one press. */
export function Deleted() {
  const { locale, words } = useLanguage();
  const [version, setVersion] = useState(0);
  const { answer, error } = useAnswer<Commit[]>('deleted', version);
  const [said, setSaid] = useState<Words>();
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [back, setBack] = useState<{ kind: string; id: string; title: Words }>();
  const bring = async ({ id, title }: Commit) => {
    setMistakes([]);
    try {
      setBack({ ...(await ask<{ kind: string; id: string }>('restore', { id })), title });
      setSaid(inBoth(MESSAGES, (messages) => messages.broughtBack));
      setVersion((before) => before + 1);
    } catch (reason) {
      if (reason instanceof Refusal && reason.answer.mistakes) setMistakes(reason.answer.mistakes as Mistake[]);
      setSaid(reasonOf(reason));
    }
  };
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  return (
    <>
      <h1>{words.deleted}</h1>
      <p>{words.deletedLead}</p>
      <p role="status">
        {said?.[locale]} {back && <a href={linkToEntry(back)}>{back.title[locale]}</a>}
      </p>
      <MistakeList mistakes={mistakes} />
      {answer?.length === 0 && <p>{words.noneDeleted}</p>}
      <ul className="rows">
        {answer?.map((commit) => (
          <li key={commit.id}>
            {commit.title[locale]}{' '}
            <small>
              {commit.author}, {formatMoment(commit.at, locale)}
            </small>{' '}
            <button type="button" onClick={() => bring(commit)}>
              {words.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
