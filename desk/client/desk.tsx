import { useState } from 'react';
import { LOCALES, OWN_NAMES } from '#app/i18n/locale.ts';
import { DESK_LANGUAGES, type DeskLanguage, deskLanguageOf } from '#desk/desk-languages.ts';
import type { Me } from './api.ts';
import { reasonOf } from './api.ts';
import { Attention } from './attention.tsx';
import { ContentList } from './content-list.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { Files } from './files.tsx';
import { Deleted, History } from './history.tsx';
import { Import } from './import.tsx';
import { Keys } from './keys.tsx';
import { LanguageContext, PublishedContext, useLanguage } from './language.ts';
import { Overview } from './overview.tsx';
import { SiteView } from './page-frame.tsx';
import { Publish } from './publish.tsx';
import { Review } from './review.tsx';
import { Setup } from './setup.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useAnswer } from './use-answer.tsx';
import { linkTo, useRoute } from './use-route.ts';

const LANGUAGE_KEY = 'desk-language';
const PARTS = ['overview', 'attention', 'publish', 'history', 'setup'] as const;

/** The whole desk: its header, and the part named in the address. */
export function Desk() {
  const [locale, setLocale] = useState<DeskLanguage>(() =>
    deskLanguageOf(localStorage.getItem(LANGUAGE_KEY) ?? navigator.language.slice(0, 2)),
  );
  const change = (next: DeskLanguage) => {
    localStorage.setItem(LANGUAGE_KEY, next);
    document.documentElement.lang = next;
    setLocale(next);
  };
  document.documentElement.lang = locale;
  // A link to the part that is open leads back to its beginning, such as from a search to the list.
  const [visits, setVisits] = useState(0);
  const { answer: me, error } = useAnswer<Me>('me');
  return (
    <LanguageContext value={locale}>
      <Head me={me} onLanguage={change} onAgain={() => setVisits(visits + 1)} />
      <PublishedContext value={me?.languages ?? LOCALES}>
        <Part key={visits} me={me} error={error} />
      </PublishedContext>
      <SignInAgain />
    </LanguageContext>
  );
}

function Head({
  me,
  onLanguage,
  onAgain,
}: {
  me: Me | undefined;
  onLanguage: (next: DeskLanguage) => void;
  onAgain: () => void;
}) {
  const { locale, words } = useLanguage();
  const [part = 'overview'] = useRoute();
  // On a phone the work comes first, but the start page shows all ways.
  const [isOpen, setOpen] = useState(false);
  const isFolded = part !== 'overview' && !isOpen;
  const follow = (name: string) => {
    setOpen(false);
    if (window.location.hash === linkTo(name)) onAgain();
  };
  return (
    <header className="head">
      <p className="brand">{words.desk}</p>
      {part !== 'overview' && (
        <button
          type="button"
          className="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.menu}
        </button>
      )}
      <nav aria-label={words.nav} data-folded={isFolded || undefined}>
        <ul>
          {PARTS.map((name) => (
            <li key={name}>
              <a
                href={linkTo(name)}
                aria-keyshortcuts={name === 'publish' ? 'Alt+U' : undefined}
                onClick={() => follow(name)}
                aria-current={part === name ? 'page' : undefined}
              >
                {words[name]}
              </a>
            </li>
          ))}
          {me?.logOut && (
            <li>
              <a href={me.logOut}>{words.logOut}</a>
            </li>
          )}
        </ul>
      </nav>
      <Keys />
      {DESK_LANGUAGES.filter((each) => each !== locale && me?.languages.includes(each)).map(
        (each) => (
          <button key={each} type="button" lang={each} onClick={() => onLanguage(each)}>
            {OWN_NAMES[each]}
          </button>
        ),
      )}
    </header>
  );
}

function Part({ me, error }: { me: Me | undefined; error: unknown }) {
  const { locale, words } = useLanguage();
  const [part = 'overview', kind, ...rest] = useRoute();
  if (error) {
    return (
      <main>
        <p role="alert">{reasonOf(error)[locale]}</p>
      </main>
    );
  }
  if (!me) return <main aria-busy="true">{words.loading}</main>;
  return (
    <main key={[part, kind, ...rest].join('/')}>
      {(part === 'overview' || (part === 'content' && kind === undefined)) && <Overview me={me} />}
      {part === 'content' && kind !== undefined && rest.length === 0 && (
        <ContentList kind={kind} me={me} />
      )}
      {part === 'content' && kind !== undefined && rest.length > 0 && (
        <EntryEditor kind={kind} id={rest.join('/')} me={me} />
      )}
      {part === 'publish' && <Publish me={me} />}
      {part === 'review' && kind !== undefined && (
        <Review of={`${kind}/${rest.join('/')}`} me={me} />
      )}
      {part === 'history' && <History me={me} />}
      {part === 'deleted' && <Deleted me={me} />}
      {part === 'files' && <Files />}
      {part === 'site' && <SiteView />}
      {part === 'attention' && <Attention />}
      {part === 'setup' && <Setup />}
      {part === 'import' && <Import me={me} of={kind} />}
    </main>
  );
}
