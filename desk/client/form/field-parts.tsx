import { useContext } from 'react';
import { type FormContext, type Term, ValueContext, valueAt } from './form-context.ts';

/** The path of a field, from its id, because rjsf passes no path to widgets. */
export function pathOf(id: string): string[] {
  return id.split('\u0001').slice(1);
}

/** What ties a control to its hint and mistakes. */
export function describedBy(id: string): { id: string; 'aria-describedby': string } {
  return { id, 'aria-describedby': `${id}-hint ${id}-mistakes` };
}

/** Terms of the glossary that occur in the English text of a Malayalam field. */
export function Terms({ context, path }: { context: FormContext; path: string[] }) {
  const english = valueAt(
    useContext(ValueContext),
    path.map((part) => (part === 'ml' ? 'en' : part)),
  );
  const found = typeof english === 'string' && english.length > 2 ? termsIn(english, context.glossary) : [];
  if (found.length === 0) return null;
  return (
    <details className="terms" open={found.length <= 4}>
      <summary>{context.words.terms}</summary>
      <dl>
        {found.map(({ en, ml }) => (
          <div key={en}>
            <dt lang="en">{en}</dt>
            <dd lang="ml">{ml}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const MAX_TERMS = 8;

/** The longest terms first; a term inside a longer one that was found is left out. */
function termsIn(text: string, glossary: readonly Term[]): Term[] {
  let rest = text.toLowerCase();
  const found: Term[] = [];
  for (const term of glossary) {
    const word = new RegExp(`(?<![a-z])${term.en.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)?(?![a-z])`);
    if (found.length < MAX_TERMS && word.test(rest)) {
      found.push(term);
      rest = rest.replace(word, ' ');
    }
  }
  return found;
}
