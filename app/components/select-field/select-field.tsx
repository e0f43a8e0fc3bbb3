import type { ComponentProps } from 'react';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  label: string;
  /** The first option, which chooses nothing; none where one of the options is always chosen. */
  allLabel?: string;
  options: readonly { value: string; label: string }[];
};

/**
 * A select list with its label above. A native control, which works with every keyboard and screen
 * reader.
 */
export function SelectField({ label, allLabel, options, ...rest }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select autoComplete="off" {...rest}>
        {allLabel !== undefined && <option value="">{allLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
