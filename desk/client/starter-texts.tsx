import { useState } from 'react';
import type { EntryChange } from './api.ts';
import { Fields } from './changes.tsx';
import { useLanguage } from './language.ts';
import { inBoth } from './messages.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

type StarterText = EntryChange & { base: unknown; value: unknown };

/** Texts of pages that are newer in the product, and that the college has changed; nothing where there is none. */
export function StarterTexts() {
  const { locale, words } = useLanguage();
  const { settingUp: setup } = words;
  const [version, setVersion] = useState(0);
  const { answer: texts, error } = useAnswer<StarterText[]>('starter-texts', version);
  const { send, report } = useSend();
  const take = async ({ entry: { kind, id }, base, value }: StarterText) => {
    // A draft that waits already is not written over.
    const draft = { kind, id, base, value, tab: 'starter' };
    if (await send('draft', draft, undefined, 'PUT'))
      window.location.hash = linkToEntry({ kind, id });
  };
  const leave = async ({ entry: { id } }: StarterText) => {
    if (await send('leave-text', { id }, () => inBoth(({ settingUp }) => settingUp.textLeft)))
      setVersion((before) => before + 1);
  };
  if (!texts) return <NoAnswer error={error} />;
  if (texts.length === 0) return report;
  return (
    <section>
      <h2>{setup.textsTitle}</h2>
      <p>{setup.textsLead}</p>
      {report}
      <ul className="rows">
        {texts.map((text) => (
          <li key={text.entry.id}>
            <details>
              <summary>{text.entry.title[locale]}</summary>
              <Fields fields={text.fields} />
            </details>
            <div className="bar">
              {(
                [
                  [setup.takeText, take],
                  [setup.leaveText, leave],
                ] as const
              ).map(([label, decide]) => (
                <button
                  key={label}
                  type="button"
                  aria-label={`${label}: ${text.entry.title[locale]}`}
                  onClick={() => decide(text)}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
