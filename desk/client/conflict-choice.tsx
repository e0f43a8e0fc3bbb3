import { useState } from 'react';
import type { FormWords } from '#app/content/field-labels/labelled.ts';
import { titleAt } from '#app/content/field-labels/title-at.ts';
import type { Conflict } from './api.ts';
import { withValue } from './form/form-context.ts';
import { useLanguage } from './language.ts';

type ConflictChoiceProps = {
  /** Words of the form. */
  ui: FormWords;
  conflicts: Conflict[];
  value: unknown;
  theirs: unknown;
  taken: string[][];
  onChoose: (value: unknown) => void;
};

/** Two people in one entry: what both have changed is chosen field by field, the rest is brought together. */
export function ConflictChoice({ ui, conflicts, value, theirs, taken, onChoose }: ConflictChoiceProps) {
  const { words } = useLanguage();
  const [sides, setSides] = useState<Record<string, 'mine' | 'theirs'>>({});
  const finish = () => {
    const chosen = conflicts.map(({ path, mine, theirs: other }) => ({ path, value: sides[path.join('.')] === 'theirs' ? other : mine }));
    onChoose(chosen.reduce((result, { path, value: side }) => withValue(result, path, side), value));
  };
  return (
    <section className="note" aria-labelledby="conflict">
      <h2 id="conflict">{words.conflictTitle}</h2>
      <p>{theirs === null ? words.gone : words.conflictText}</p>
      {conflicts.map(({ path, mine, theirs: other }) => {
        const name = path.join('.');
        return (
          <fieldset key={name} className="sides">
            <legend>{titleAt(ui, path).title}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input type="radio" name={name} checked={(sides[name] ?? 'mine') === side} onChange={() => setSides({ ...sides, [name]: side })} />{' '}
                {words[side]}: <span className="value">{shown(side === 'mine' ? mine : other)}</span>
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
      <button type="button" className="main" onClick={finish}>
        {words.useChoices}
      </button>
    </section>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '—', null, 1);
}
