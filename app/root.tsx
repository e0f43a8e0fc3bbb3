import './styles/layers.css';
import './styles/fonts.css';
import './styles/machine-faces.css';
import './styles/colours.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/prose.css';
import './styles/words.css';
import './styles/display.css';
import './styles/print.css';
import './styles/plain.css';
import { type ReactNode, useLayoutEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { replayClicks } from '#app/browser/early-presses.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import wordScript from '#app/features/glossary/word-script.js?raw';
import { currentMenuId } from '#app/features/navigation/current-item.ts';
import { attachFixedBar } from '#app/features/navigation/fixed-bar.ts';
import { MenuBar } from '#app/features/navigation/menu-bar.tsx';
import { PhoneMenu } from '#app/features/navigation/phone-menu.tsx';
import { SearchControl } from '#app/features/search/search-control.tsx';
import { Failure, useShownPage } from '#app/features/shell/failure.tsx';
import { type ShellView, shellView } from '#app/features/shell/shell.server.ts';
import { Shell } from '#app/features/shell/shell.tsx';
import { DisplayButton } from '#app/features/theme/display-button.tsx';
import displayScript from '#app/features/theme/display-script.js?raw';
import headScript from '#app/features/theme/head-script.js?raw';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { useAddress } from '#app/hooks/use-address.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import type { Route } from './+types/root';
import buttonStyles from './components/button/button.module.css';
import malayalamHeadings from './styles/fonts/anek-700.woff2?url';
import latinHeadings from './styles/fonts/anek-latin-700.woff2?url';
import latinFont from './styles/fonts/noto-sans-latin.woff2?url';
import malayalamFont from './styles/fonts/noto-sans-malayalam.woff2?url';

/** The faces of the running text and of headings: a browser that has them within 100 ms of the styles shows them from the first paint on. */
const PRELOADED_FONTS = { en: [latinFont, latinHeadings], ml: [malayalamFont, malayalamHeadings] };

/** Pages without header and footer: the inauguration (specification, section 2.1) and what hangs on a notice board. */
const STANDALONE = /^\/(?:inaguration$|admissions\/sheets)/;

export function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitAddress(url.pathname);
  return shellView(getSite(), locale);
}

/** The router asks for a route's data again when its parameters change; the shell depends on the language only, which is not a route parameter. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return splitAddress(currentUrl.pathname).locale !== splitAddress(nextUrl.pathname).locale;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useAddress();
  // Drawn anew, for example after a translator or an extension has changed the page, the root has lost what was chosen (display-script.js).
  useLayoutEffect(() => {
    dispatchEvent(new Event('page-drawn'));
  }, []);
  return (
    <html lang={locale} dir="ltr" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Search terms are in the URL; do not send it as referrer. */}
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A phone that puts links on numbers and dates changes the page before the app starts. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        {/* A built page gets it from tools/page/finish-pages.ts. */}
        {import.meta.env.DEV && (
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project; it must run before first paint
            dangerouslySetInnerHTML={{ __html: headScript + displayScript + wordScript }}
          />
        )}
        {/* Nothing is painted before the header is whole: on a slow phone its menu and its switches would move while it is read. */}
        <link rel="expect" href="#main" blocking="render" />
        {PRELOADED_FONTS[locale].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* A built page loads what it prints after the first paint (app/boot). */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  useShownPage();
  useLayoutEffect(replayClicks, []);
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <Failure />
    </Page>
  );
}

/** The shell around a page; without its data, which only a failure of the site itself can cause, the page stands alone. */
function Page({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const { path, locale } = useAddress();
  if (!shell) return <main id="main">{children}</main>;
  return (
    <LocaleProvider locale={locale} messages={shell.messages}>
      {STANDALONE.test(path) ? (
        <main id="main">{children}</main>
      ) : (
        <PageInShell shell={shell}>{children}</PageInShell>
      )}
    </LocaleProvider>
  );
}

function PageInShell({ shell, children }: { shell: ShellView; children: ReactNode }) {
  const { address, locale } = useAddress();
  return (
    <Shell
      view={shell}
      themeSwitch={
        <>
          <DisplayButton label={shell.display.label} />
          <ThemeSwitch />
        </>
      }
      menuBar={<MenuBar items={shell.menu} currentId={currentMenuId(shell.menu, address)} />}
      renderSearch={(className) => (
        <SearchControl
          searchHref={localisePath('/search', locale)}
          dataHref={localisePath('/lists/search.json', locale)}
          className={className}
        />
      )}
      renderPhoneMenu={(language, siteMapHref) => (
        <PhoneMenu
          items={shell.menu}
          tasks={shell.tasks}
          loginUrl={shell.loginUrl}
          siteMapHref={siteMapHref}
          language={language}
          themeSwitch={
            <>
              <ThemeSwitch hasWord className={buttonStyles.button} />
              <DisplayButton label={shell.display.label} hasWord className={buttonStyles.button} />
            </>
          }
        />
      )}
      attachFixedBar={attachFixedBar}
    >
      {children}
    </Shell>
  );
}
