import { useId } from 'react';
import type { EntryRow } from './api.ts';
import { useLanguage } from './language.ts';
import { useAnswer } from './use-answer.tsx';

type ChoiceProps<Name extends string> = {
  label: string;
  options: Partial<Record<Name, string>>;
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
        {(Object.entries(options) as [Name, string][]).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
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
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.title[locale]}
          </option>
        ))}
      </select>
    </div>
  );
}
