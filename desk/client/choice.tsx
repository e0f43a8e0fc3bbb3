import { useId } from 'react';
import type { EntryRow } from './api.ts';
import { useLanguage } from './language.ts';
import { useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';

/** The values of a choice with their words. */
export function Options({ of }: { of: readonly (readonly [value: string, words: string])[] }) {
  return of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}

type BoxesProps = {
  id?: string;
  label: string;
  of: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  /** Told all that are chosen now: they keep their order, a new one is the last. */
  onChange: (chosen: string[]) => void;
  /** The last one that is chosen stays. */
  needsOne?: boolean;
};

/** Several of some values, ticked at their words. */
export function Boxes({ id, label, of, chosen, onChange, needsOne = false }: BoxesProps) {
  const { words: said } = useLanguage();
  const isLast = needsOne && chosen.length === 1;
  const { lock, reason } = useLock(isLast ? said.locked.last : undefined);
  return (
    <fieldset id={id} className="choices" aria-label={label}>
      {of.map(([value, words]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            {...(chosen.includes(value) && lock)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
              )
            }
          />{' '}
          {words}
        </label>
      ))}
      {reason}
    </fieldset>
  );
}

type ChoiceProps<Name extends string> = {
  label: string;
  options: { readonly [name: string]: string };
  value: Name;
  onChange: (value: Name) => void;
};

/** One of a few values, chosen at its label. */
export function Choice<Name extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Name>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value as Name)}>
        <Options of={Object.entries<string>(options)} />
      </select>
    </label>
  );
}

type EntryChoiceProps = {
  label: string /** Kind of the entries. */;
  of: string;
  value: string;
  onChange: (id: string) => void;
};

/** An entry of a kind, which has to be chosen. */
export function EntryChoice({ label, of, value, onChange }: EntryChoiceProps) {
  const { locale, words } = useLanguage();
  const id = useId();
  const { answer: rows = [] } = useAnswer<EntryRow[]>(
    `entries?${new URLSearchParams({ kind: of })}`,
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <small>({words.required})</small>
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.choose}</option>
        <Options of={rows.map((row) => [row.id, row.title[locale]])} />
      </select>
    </div>
  );
}
