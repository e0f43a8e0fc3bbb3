import { useState } from 'react';
import type { FormWords } from '#app/content/forms/form-words.ts';
import { titleAt } from '#app/content/forms/title-at.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import type { MergeConflict } from './api.ts';
import { useLanguage } from './language.ts';

type ConflictChoiceProps = MergeConflict & {
  ui: FormWords;
  onChoose: (value: unknown) => void;
  /** The other person has deleted the entry, and so it stays. */
  onLeave: () => void;
};

/**
 * Two people in one entry: what both have changed is chosen field by field, the rest is brought
 * together.
 */
export function ConflictChoice({
  ui,
  conflicts,
  shown,
  value,
  theirs,
  by,
  taken,
  onChoose,
  onLeave,
}: ConflictChoiceProps) {
  const { locale, words } = useLanguage();
  const [sides, setSides] = useState<Record<string, 'mine' | 'theirs'>>({});
  const isDeleted = theirs === null;
  const finish = () => {
    // The last first: an item that is left out would move those behind it.
    const chosen = conflicts.toReversed().map(({ path, mine, theirs: other }) => ({
      path,
      side: sides[path.join('.')] === 'theirs' ? other : mine,
    }));
    onChoose(chosen.reduce((result, { path, side }) => withValue(result, path, side), value));
  };
  return (
    <section className="note" aria-labelledby="conflict" tabIndex={-1} ref={showAtOnce}>
      <h2 id="conflict">{isDeleted ? words.goneTitle : words.conflictTitle}</h2>
      <p>{isDeleted ? words.gone : words.conflictText}</p>
      {!isDeleted &&
        conflicts.map(({ path }, index) => {
          const name = path.join('.');
          return (
            <fieldset key={name} className="sides">
              <legend>{titleAt(ui, path).title}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={name}
                    checked={(sides[name] ?? 'mine') === side}
                    onChange={() => setSides({ ...sides, [name]: side })}
                  />{' '}
                  {side === 'theirs' && by ? by : words[side]}:{' '}
                  <span className="value">{shown[index]?.[side][locale]}</span>
                </label>
              ))}
            </fieldset>
          );
        })}
      {taken.length > 0 && (
        <p>
          {words.taken} {taken.map((path) => titleAt(ui, path).title).join('; ')}
        </p>
      )}
      <div className="bar">
        <button type="button" className="main" onClick={isDeleted ? () => onChoose(value) : finish}>
          {isDeleted ? words.saveAgain : words.useChoices}
        </button>
        {isDeleted && (
          <button type="button" onClick={onLeave}>
            {words.leaveDeleted}
          </button>
        )}
      </div>
    </section>
  );
}

/**
 * Brings what has to be chosen onto the screen and to the screen reader, wherever the reader is in
 * the form.
 */
function showAtOnce(section: HTMLElement | null): void {
  section?.focus();
}
