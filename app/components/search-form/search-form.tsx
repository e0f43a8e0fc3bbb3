import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './search-form.module.css';

type SearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'role'> & {
  label: string;
  submitLabel: string;
  /** The query in the address; the box follows its changes. */
  query?: string;
  /** Maximum length of the input. */
  limit: number;
  onSearch: (query: string) => void;
  hint?: string | undefined;
};

/**
 * A search box with its button. The input has no name, so that a form submitted by the browser opens its `action` without the query,
 * which stays private (app/boot/search.js).
 */
export function SearchForm({
  label,
  submitLabel,
  query = '',
  limit,
  onSearch,
  hint,
  className = '',
  ...rest
}: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);

  // The address can change by a link, or back and forward; the box follows it. Text typed before
  // hydration or while results are loading is kept.
  const shown = useRef('');
  useEffect(() => {
    if (box.current && shown.current !== query) box.current.value = query;
    shown.current = query;
  }, [query]);

  function submit(event: FormEvent) {
    event.preventDefault();
    shown.current = box.current?.value.trim() ?? '';
    onSearch(shown.current);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones do not support the search element
    <form
      {...rest}
      role="search"
      className={`no-print ${styles.form} ${className}`}
      onSubmit={submit}
    >
      <label>
        <span>{label}</span>
        <input
          ref={box}
          type="search"
          defaultValue={query}
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
