import { useContext, useMemo } from 'react';
import { valueAt } from '#app/content/forms/title-at.ts';
import { monthNames } from '#app/i18n/format.ts';
import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { patternOf } from '#app/lib/any-of.ts';
import { useAnswer } from '../use-answer.tsx';
import { type FormContext, type Term, ValueContext } from './form-context.ts';

/** The path of a field, from its id, because rjsf passes no path to widgets. */
export function pathOf(id: string): string[] {
  return id.split('\u0001').slice(1);
}

/** What ties a control to its hint and mistakes. */
export function describedBy(id: string): { id: string; 'aria-describedby': string } {
  return { id, 'aria-describedby': `${id}-hint ${id}-mistakes` };
}

type TermsProps = {
  lang: Locale;
  context: FormContext;
  path: string[];
  /** Nothing is written in the field yet. */
  isEmpty: boolean;
  onTake: (words: string) => void;
};

/**
 * Help for a field of another language: what other entries say for the same English while it is
 * empty, and terms of the glossary; one press takes them.
 */
export function Terms({ lang, context, path, isEmpty, onTake }: TermsProps) {
  const written = valueAt(
    useContext(ValueContext),
    path.map((part) => (part === lang ? FIRST : part)),
  );
  const english = typeof written === 'string' ? written : '';
  // Not at each key: every term of the glossary is looked for.
  const found = useMemo(
    () => termsIn(english, lang, context.glossary),
    [english, lang, context.glossary],
  );
  if (english.length <= 2) return null;
  return (
    <>
      {isEmpty && english.length <= 1000 && (
        <Sentences lang={lang} english={english} onTake={onTake} />
      )}
      {found.length > 0 && (
        <details className="terms" open={found.length <= 4}>
          <summary>{context.words.terms}</summary>
          <dl>
            {found.map(({ en, words }) => (
              <div key={en}>
                <dt lang="en">{en}</dt>
                <dd>
                  <Take lang={lang} words={words} onTake={onTake} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

type TakeProps = Pick<TermsProps, 'lang' | 'onTake'>;

function Sentences({ english, ...take }: TakeProps & { english: string }) {
  const { answer: sentences = [] } = useAnswer<string[]>(
    `memory?${new URLSearchParams({ en: english, lang: take.lang })}`,
  );
  return sentences.map((words) => (
    <p key={words} className="terms">
      <Take words={words} {...take} />
    </p>
  ));
}

function Take({ lang, words, onTake }: TakeProps & { words: string }) {
  return (
    <button type="button" className="link" lang={lang} onClick={() => onTake(words)}>
      {words}
    </button>
  );
}

const MAX_TERMS = 8;
const MONTHS = monthNames('en');

/** The longest terms first; a term inside a longer one that was found is left out. */
function termsIn(text: string, lang: Locale, glossary: readonly Term[]): Term[] {
  let rest = text.toLowerCase();
  const found: Term[] = [];
  for (const term of glossary) {
    const word = new RegExp(`(?<![a-z])${patternOf(term.en.toLowerCase())}(?:s|es)?(?![a-z])`);
    // Students may register; the month has a capital letter.
    const isMeant = !MONTHS.includes(term.en) || text.includes(term.en);
    if (term.lang === lang && found.length < MAX_TERMS && isMeant && word.test(rest)) {
      found.push(term);
      rest = rest.replace(word, ' ');
    }
  }
  return found;
}
