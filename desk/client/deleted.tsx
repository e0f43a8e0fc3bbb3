import { useState } from 'react';
import { PublishSaved } from './after-save.tsx';
import type { Me, NamedEntry } from './api.ts';
import { formatMoment, useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

type DeletedRow = { id: string; key: string; author: string; at: string; title: Words };

/** What was deleted in the last month; each is brought back in one press. */
export function Deleted({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const [version, setVersion] = useState(0);
  const { answer, error } = useAnswer<DeletedRow[]>('deleted', version);
  const { send, report } = useSend();
  const [back, setBack] = useState<NamedEntry>();
  const bring = async ({ id, key, title }: DeletedRow) => {
    const place = await send<{ kind: string; id: string }>('restore', { id, key }, () =>
      inBoth((messages) => messages.broughtBack),
    );
    if (!place) return;
    setBack({ ...place, title });
    setVersion((before) => before + 1);
  };
  if (!answer) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.deleted}</h1>
      <p>{words.deletedLead}</p>
      {report}
      {back && <a href={linkToEntry(back)}>{back.title[locale]}</a>}
      {back && me.publish && <PublishSaved key={version} names={[`${back.kind}/${back.id}`]} />}
      {answer.length === 0 && <p>{words.noneDeleted}</p>}
      <ul className="rows">
        {answer.map((commit) => (
          <li key={commit.id + commit.key}>
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
