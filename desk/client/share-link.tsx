import { useContext, useEffect, useId, useRef, useState } from 'react';
import { FIRST, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Place } from './api.ts';
import { formatDay, PublishedContext, useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { useAnswer } from './use-answer.tsx';
import { useSend } from './use-send.tsx';

type Answer = { link: { address: string; until: string } | null };
type ShareLinkProps = Place & {
  /** The name that a new entry will have. */
  wanted: string;
  /** Has what is written on the server; or says why it has not. */
  keep: () => Promise<Words | undefined>;
};

/** A link by which somebody without an account sees the draft: made, copied and withdrawn here. */
export function ShareLink({ kind, id, wanted, keep }: ShareLinkProps) {
  const { locale, words } = useLanguage();
  const { shareLink } = words;
  const languages = useContext(PublishedContext);
  const place = `shared-link?${new URLSearchParams({ kind, id })}`;
  const { answer } = useAnswer<Answer>(place);
  const [made, setMade] = useState<Answer>();
  const { send, report } = useSend();
  const [refused, setRefused] = useState<Words>();
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const name = useId();
  const { link } = made ?? answer ?? { link: null };
  const language = languages.find((each) => each === locale) ?? FIRST;
  const address = link && link.address + localisePath('/', language).replace(/\/$/, '');

  // The button that was pressed is gone: the next Enter would press another one.
  useEffect(() => {
    if (made) (made.link ? field : first).current?.focus();
  }, [made]);

  const make = async () => {
    const reason = await keep();
    setRefused(reason);
    // An older text would be linked.
    if (reason) return;
    const next = await send<Answer>('shared-link', { kind, id, wanted }, () =>
      inBoth((messages) => messages.shareLink.made),
    );
    if (next) setMade(next);
  };
  const withdraw = async () => {
    setRefused(undefined);
    const next = await send<Answer>(
      place,
      undefined,
      () => inBoth((messages) => messages.shareLink.withdrawn),
      'DELETE',
    );
    if (next) setMade(next);
  };
  return (
    <section aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{shareLink.title}</h2>
      <p className="quiet">{shareLink.lead}</p>
      {link && address && (
        <div className="field">
          <label htmlFor={name}>
            {fillIn(shareLink.address, { day: formatDay(link.until, locale) })}
          </label>
          <input
            ref={field}
            id={name}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
      <div className="bar">
        {address && <Copy address={address} onRefused={() => field.current?.focus()} />}
        {link ? (
          <button key="withdraw" type="button" onClick={withdraw}>
            {shareLink.withdraw}
          </button>
        ) : (
          <button key="make" ref={first} type="button" onClick={make}>
            {shareLink.make}
          </button>
        )}
      </div>
      {refused && <p role="alert">{refused[locale]}</p>}
      {report}
    </section>
  );
}

/** Puts the address where it can be pasted; where the browser refuses, it is selected. */
function Copy({ address, onRefused }: { address: string; onRefused: () => void }) {
  const { words } = useLanguage();
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address).then(() => setCopied(address), onRefused);
  return (
    <>
      <button type="button" onClick={copy}>
        {words.shareLink.copy}
      </button>
      <span role="status">{copied === address ? words.shareLink.copied : ''}</span>
    </>
  );
}
