import styles from './select-field.module.css';

type SelectFieldProps = {
  label: string;
  /** The first option: no filter. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** A select list with its label above. A native control, which works with every keyboard and screen reader. */
export function SelectField({ label, allLabel, options, value, onChange }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
