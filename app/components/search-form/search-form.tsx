import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import styles from './search-form.module.css';

type SearchFormProps = Omit<ComponentProps<'form'>, 'role'> & {
  label: string;
  submitLabel: string;
  /** Maximum length of the input. */
  limit: number;
  hint?: string | undefined;
};

/**
 * A search box with its button. The input has no name, so that a form submitted without scripts
 * opens its `action` without the query, which stays private (app/page/search.ts).
 */
export function SearchForm({
  label,
  submitLabel,
  limit,
  hint,
  className = '',
  ...rest
}: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones do not support the search element
    <form {...rest} role="search" data-search="" className={`no-print ${styles.form} ${className}`}>
      <label>
        <span>{label}</span>
        <input
          type="search"
          maxLength={limit}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
      </label>
      <Button variant="filled" type="submit">
        {submitLabel}
        <Search />
      </Button>
      {hint !== undefined && <p>{hint}</p>}
    </form>
  );
}
