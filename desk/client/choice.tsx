type ChoiceProps<Name extends string> = { label: string; options: Record<Name, string>; value: Name; onChange: (value: Name) => void };

/** One of a few values, chosen at its label. */
export function Choice<Name extends string>({ label, options, value, onChange }: ChoiceProps<Name>) {
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
