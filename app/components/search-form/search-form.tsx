import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './search-form.module.css';

type SearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'role'> & {
  label: string;
  submitLabel: string;
  /** What the box holds; it follows when this changes. */
  query?: string;
  /** Most signs the box takes. */
  limit: number;
  onSearch: (query: string) => void;
  hint?: string | undefined;
};

/**
 * A box for words with its button. The box has no name, so that a browser which sends the form by itself opens its `action` without the words:
 * they are nobody's but the reader's (app/page-start/search.js).
 */
export function SearchForm({ label, submitLabel, query = '', limit, onSearch, hint, className = '', ...rest }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);

  // The address can change by a link, or back and forward; the box shows what it asks for. At first it may hold what was typed
  // before scripts ran, and while the answer to a search is on its way the next words: neither is lost.
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
    // biome-ignore lint/a11y/useSemanticElements: the browsers of older phones do not know the search element
    <form {...rest} role="search" className={`${styles.form} ${className}`} onSubmit={submit}>
      <label>
        <span>{label}</span>
        <input ref={box} type="search" defaultValue={query} maxLength={limit} autoComplete="off" autoCapitalize="none" enterKeyHint="search" />
      </label>
      <Button variant="filled" type="submit">
        {submitLabel}
        <Search />
      </Button>
      {hint !== undefined && <p>{hint}</p>}
    </form>
  );
}
