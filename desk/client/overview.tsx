import { fillIn } from '#app/lib/fill-in.ts';
import type { Changes, Comment, Kind, Me, Place } from './api.ts';
import { WaitingEntry } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { isNewDraft, listKept } from './storage.ts';
import { titleIn } from './title-in.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import type { Choice } from './use-choice.ts';
import { linkTo, linkToEntry } from './use-route.ts';

type DraftRow = Place & { savedAt: string; title: Words };

/** The start page: unfinished entries, and saved changes that are not published. */
export function Overview({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const { answer: kinds = [] } = useAnswer<Kind[]>('kinds');
  const what = me.isLimited ? kinds.map(({ title }) => title[locale]).join('; ') : words.allContent;
  return (
    <>
      <h1>{words.overview}</h1>
      <p className="quiet">
        {fillIn(words.signedIn, { name: me.name })}{' '}
        {fillIn(words.mayDo[me.publish ? 'publish' : 'save'], {
          what: me.department
            ? fillIn(words.ofDepartment, { what, department: me.department[locale] })
            : what,
        })}{' '}
        {me.help && fillIn(words.askFor, { whom: me.help })}
      </p>
      <QuickAdd kinds={kinds} />
      {me.publish && <Saved />}
      <section aria-labelledby="drafts">
        <h2 id="drafts">{words.yourDrafts}</h2>
        <DraftRows kinds={kinds} />
      </section>
      {!me.publish && <Saved />}
    </>
  );
}

/** What is added most often, in the order of the list of kinds. */
function QuickAdd({ kinds }: { kinds: Kind[] }) {
  const { locale, words } = useLanguage();
  return (
    <div className="bar">
      {kinds
        .filter(({ form }) => form === 'folder')
        .slice(0, 4)
        .map(({ id, entry }) => (
          <a key={id} className="button" href={linkTo('content', id, 'new!')}>
            {fillIn(words.addNamed, { name: entry[locale] })}
          </a>
        ))}
    </div>
  );
}

/** The drafts on the server and those that only this device has, each as a link. */
function DraftRows({ kinds }: { kinds: Kind[] }) {
  const { locale, words } = useLanguage();
  const { answer: there, error } = useAnswer<DraftRow[]>('drafts');
  if (!there && !error) return <p aria-busy="true">{words.loading}</p>;
  const titles = new Map(kinds.map(({ id, entry }) => [id, entry]));
  const isThere = (here: Place) =>
    there?.some(({ kind, id }) => kind === here.kind && id === here.id);
  const here = listKept().filter((kept) => !isThere(kept));
  const rows = [
    ...(there ?? []),
    ...here.map(({ kind, id, value, at }) => ({
      kind,
      id,
      title: titleIn(value, locale),
      savedAt: at,
    })),
  ];
  if (rows.length === 0) return <p>{words.noDrafts}</p>;
  return (
    <ul className="rows">
      {rows.map((row, index) => {
        const { kind, id, title, savedAt } = row;
        const own = typeof title === 'string' ? title : title?.[locale];
        const entry = titles.get(kind)?.[locale] ?? kind;
        return (
          <li key={`${kind}/${id}`}>
            <a href={linkToEntry({ kind, id })}>
              {own || (isNewDraft(id) ? fillIn(words.addNamed, { name: entry }) : id || entry)}
            </a>{' '}
            <small className="tag">{entry}</small>{' '}
            <small>
              {[
                formatMoment(savedAt, locale),
                ...(index >= (there?.length ?? 0) ? [words.onlyHere] : []),
              ].join(', ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}

/** Entries sent for approval, with what was answered. */
function RequestRows({ requests }: Pick<Changes, 'requests'>) {
  const { locale, words } = useLanguage();
  return (
    <ul className="rows">
      {requests.map(({ kind, id, title, by, at, reason, answer }) => (
        <li key={`${kind}/${id}`}>
          <a href={linkToEntry({ kind, id })}>{title[locale]}</a>{' '}
          {fillIn(words.asksToPublish, { name: by, reason })}{' '}
          <small>{formatMoment(at, locale)}</small>
          {answer && <Said {...answer} />}
        </li>
      ))}
    </ul>
  );
}

/** A comment with its person and time. */
export function Said({ by, at, text, isBack }: Comment) {
  const { locale, words } = useLanguage();
  return (
    <div>
      {isBack && <strong className="tag">{words.sentBack}</strong>}{' '}
      <span className="value">{text}</span>{' '}
      <small>
        {by}, {formatMoment(at, locale)}
      </small>
    </div>
  );
}

/** More changes than these are folded, so that what follows them stays in sight on a phone. */
const FEW = 5;

/** What is saved and not published. */
export function Saved() {
  const { answer, error } = useAnswer<Changes>('changes');
  return answer ? <WaitingEntries changes={answer} /> : <NoAnswer error={error} />;
}

/** The same, to be chosen from for a publication. */
export function WaitingEntries({ changes, choice }: { changes: Changes; choice?: Choice }) {
  const { locale, words } = useLanguage();
  const { last, waiting, requests, uncommitted, notes } = changes;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting}</h2>
      {notes.map((note) => (
        <p key={note.en} className="note">
          {note[locale]}
        </p>
      ))}
      <RequestRows requests={requests} />
      {last && waiting.length === 0 && <p>{words.nothingWaiting}</p>}
      {!last && <p className="note">{words.firstPublication}</p>}
      {waiting.length > 0 && (
        <details open={choice !== undefined || waiting.length <= FEW}>
          <summary>{fillIn(words.waitingEntries, { count: waiting.length })}</summary>
          {choice && <p className="hint">{words.chooseWaiting}</p>}
          <ul className="rows">
            {waiting.map((each) => (
              <WaitingEntry key={each.key} each={each} choice={choice} />
            ))}
          </ul>
        </details>
      )}
      {uncommitted.length > 0 && (
        <div className="note">
          <p>{words.uncommitted}</p>
          <ul>
            {uncommitted.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      )}
      {last && (
        <p className="quiet">{`${words.lastPublication}: ${last.sentence[locale]} (${last.by}, ${formatMoment(last.at, locale)})`}</p>
      )}
    </section>
  );
}
