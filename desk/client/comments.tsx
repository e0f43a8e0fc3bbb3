import { type ReactNode, useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { Send } from './after-save.tsx';
import type { Comment, FieldChange, Me, Place, Request } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth } from './messages.ts';
import { keepText, keptText } from './storage.ts';
import { useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { useSend } from './use-send.tsx';
import { Said } from './waiting.tsx';

type CommentsProps = Place & {
  me: Me;
  /** The form above already asks for approval, or has something to save first. */
  isAsked?: boolean;
  /** The field that is commented on, if not the entry. */
  field?: FieldChange | undefined;
  onField?: (field: undefined) => void;
  onSent?: () => void;
  /** What a person who publishes can do beside answering. */
  children?: ReactNode;
};

type Answer = { comments: Comment[]; request: Request | null; isWaiting: boolean };

const saidOf = (place: Place) => `comments?${new URLSearchParams(place)}`;

/** Above the form of an entry that was sent back: what is to be changed in it. */
export function SentBack(place: Place) {
  const { answer } = useAnswer<Answer>(saidOf(place));
  const back = answer?.request?.answer;
  return back?.isBack ? (
    <div className="note">
      <Said {...back} of={place} />
    </div>
  ) : null;
}

/**
 * What was said of an entry, newest last; a person who publishes can send it back to the one who
 * asks for approval, others ask for it.
 */
export function Comments(props: CommentsProps) {
  const { kind, id, me, isAsked = false, field, onField, onSent, children } = props;
  const { locale, words } = useLanguage();
  const [version, setVersion] = useState(0);
  const [text, setText] = useState(() => keptText(kind, id));
  const write = (next: string) => {
    setText(next);
    keepText(kind, id, next);
  };
  const { answer } = useAnswer<Answer>(saidOf({ kind, id }), version);
  const { send, report } = useSend();
  const add = async (isBack: boolean) => {
    if (
      !(await send('comment', { kind, id, text, isBack, path: field?.path }, () =>
        inBoth((messages) => messages.commentAdded),
      ))
    )
      return;
    write('');
    onField?.(undefined);
    onSent?.();
    setVersion(version + 1);
  };
  const { comments = [], request, isWaiting } = answer ?? {};
  const canSendBack = me.publish && request && !request.answer?.isBack;
  const { lock, reason } = useLock(text.trim() === '' ? words.locked.comment : undefined);
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className={children ? 'hidden' : undefined}>
        {words.comments}
      </h2>
      {request && (
        <p>
          <strong className="tag">{words.asked}</strong>{' '}
          {fillIn(words.asksToPublish, { name: request.by, reason: request.reason })}
        </p>
      )}
      {children && <div className="bar">{children}</div>}
      {!me.publish && isWaiting && !request && !isAsked && <Send kind={kind} id={id} />}
      <ul className="rows">
        {comments.map((comment) => (
          <li key={comment.at}>
            <Said {...comment} of={{ kind, id }} />
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor="comment">
          {[words.comment, field?.field[locale]].filter(Boolean).join(': ')}
        </label>
        {!children && (
          <small className="hint" id="comment-hint">
            {words.commentsLead}
          </small>
        )}
        <textarea
          id="comment"
          aria-describedby={children ? undefined : 'comment-hint'}
          maxLength={1000}
          rows={2}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <div className="bar">
        {!(children && canSendBack) && (
          <button type="button" {...lock} onClick={() => add(false)}>
            {words.addComment}
          </button>
        )}
        {canSendBack && (
          <button type="button" {...lock} onClick={() => add(true)}>
            {words.sendBack}
          </button>
        )}
      </div>
      {reason}
      {report}
    </section>
  );
}
