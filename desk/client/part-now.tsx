import { useId, useState } from 'react';
import type { Part } from './api.ts';
import { Fields } from './changes.tsx';
import { useLanguage } from './language.ts';
import { PublishAlone } from './publish-alone.tsx';

type PartNowProps = {
  /** The entry that waits, as `fees/tuition`. */
  of: string;
  seen: string | undefined;
  sentence: string;
  parts: readonly Part[];
  /** Whether something waits that is none of them, such as a photograph. */
  hasRest: boolean;
  /** Some were published, and others wait on. */
  onPublished: () => void;
};

/**
 * Some fields of an entry that waits are published now, such as a corrected word, and the others
 * with their day.
 */
export function PartNow({ of, seen, sentence, parts, hasRest, onPublished }: PartNowProps) {
  const { locale, words } = useLanguage();
  const { partNow } = words;
  const [ticked, setTicked] = useState<readonly Part[]>([]);
  const [isOver, setOver] = useState(false);
  const name = useId();
  // After some are published, the others are there anew.
  const chosen = parts.filter((part) => ticked.includes(part));
  return (
    <details>
      <summary>{partNow.title}</summary>
      <p className="quiet">{partNow.lead}</p>
      <ul className="rows">
        {parts.map((part) => {
          const id = `${name}-${part.path.join('-')}`;
          return (
            <li key={id}>
              <input
                id={id}
                type="checkbox"
                checked={ticked.includes(part)}
                onChange={({ target }) =>
                  setTicked(
                    parts.filter((each) =>
                      each === part ? target.checked : ticked.includes(each),
                    ),
                  )
                }
              />{' '}
              <label htmlFor={id}>
                {[...new Set(part.fields.map(({ field }) => field[locale]))].join('; ')}
              </label>
              <Fields fields={part.fields} isNamedAbove={part.fields.length === 1} />
            </li>
          );
        })}
      </ul>
      <PublishAlone
        of={[of]}
        seen={seen}
        sentence={sentence}
        label={partNow.publish}
        parts={chosen.map(({ path }) => path)}
        isAgain={!isOver}
        onPublished={(count) => (hasRest || count < parts.length ? onPublished() : setOver(true))}
      />
    </details>
  );
}
