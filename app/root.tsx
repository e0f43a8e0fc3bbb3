import './styles/layers.css';
import './styles/fonts.css';
import './styles/machine-faces.css';
import './styles/colours.css';
import './styles/tokens.css';
import { FONTS } from '#languages/fonts.ts';
import './styles/reset.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/clauses.css';
import './styles/prose.css';
import './styles/words.css';
import './styles/display.css';
import './styles/print.css';
import './styles/plain.css';
import type { ReactNode } from 'react';
import { useLabels } from '#app/content/use-labels.ts';
import { Menu, MenuButton } from '#app/features/navigation/menu.tsx';
import { SearchControl } from '#app/features/search/search-control.tsx';
import { Shell } from '#app/features/shell/shell.tsx';
import { DisplayButton } from '#app/features/theme/display-button.tsx';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { type HeadTag, headTags } from '#app/lib/head-tags.ts';
import buttonStyles from './components/button/button.module.css';
import type { PageData, ShellData } from './read-page.server.ts';

// With the styles of the foot in their place among all.
export { PageDay } from '#app/features/shell/footer.tsx';

/**
 * A browser that can fetches a page of the site when its link is pointed at or touched; not files,
 * whose names have a dot, nor the other language.
 */
const FETCHED_AHEAD = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [data-language-link]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** What the bundler and the build put into the head of every page. */
export type PageFiles = {
  /** Runs before the first paint (app/page/head-script.js). */
  headScript: string;
  /** The same for pages with something for the hour (app/page/clock.js). */
  clock: string;
  /** Addresses of the scripts. */
  scripts: readonly string[];
  styles: readonly string[];
};

type DocumentProps = {
  page: PageData;
  /** Those that the page alone needs. */
  styles: string | undefined;
  files: PageFiles;
  /** Whether something of it follows the clock. */
  hasClock: boolean;
  children: ReactNode;
};

/** A whole document. */
export function Document({ page, styles, files, hasClock, children }: DocumentProps) {
  const { at, view, shell, updated } = page;
  return (
    <html
      lang={at.locale}
      dir="ltr"
      data-theme="light"
      data-offline={shell.hasOfflineCopies ? '' : undefined}
      data-updated={updated}
    >
      <head>
        <meta charSet="utf-8" />
        {/* Search terms are in the URL; do not send it as referrer. */}
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project; they must run before first paint
          dangerouslySetInnerHTML={{ __html: files.headScript + (hasClock ? files.clock : '') }}
        />
        {/* Nothing is painted before the header is whole: on a slow phone its menu and its switches
            would move while it is read. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* A browser that has them within 100 ms of the styles shows them from the first paint
            on. */}
        {FONTS[at.locale].map((font) => (
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
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {(view.head ? headTags(view.head) : view.headTags).map(headElement)}
        {styles && <link rel="stylesheet" href={styles} />}
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the rules above
          dangerouslySetInnerHTML={{ __html: FETCHED_AHEAD }}
        />
        {files.scripts.map((script) => (
          <script key={script} type="module" async src={script} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

function headElement(tag: HeadTag) {
  const key = JSON.stringify(tag);
  if ('title' in tag) return <title key={key}>{tag.title}</title>;
  if (!('tagName' in tag)) return <meta key={key} {...tag} />;
  const { tagName: Tag, ...rest } = tag;
  return <Tag key={key} {...rest} />;
}

type FrameProps = {
  shell: ShellData;
  /** Part of the menu that the page is in. */
  currentId: string | undefined;
  /** When the page was last brought up to date. */
  day: ReactNode;
  children: ReactNode;
};

/** The shell around every page. */
export function Frame({ shell, currentId, day, children }: FrameProps) {
  const { title } = useLabels('shell').display;
  const { locale } = useLocale();
  return (
    <Shell
      view={shell}
      day={day}
      themeSwitch={
        <>
          <DisplayButton label={title} />
          <ThemeSwitch />
        </>
      }
      menuButton={<MenuButton siteMapHref={localisePath('/sitemap', locale)} />}
      renderSearch={(className) => <SearchControl view={shell.search} className={className} />}
      renderMenu={(languages) => (
        <Menu
          items={shell.menu}
          currentId={currentId}
          tasks={shell.tasks}
          loginUrl={shell.loginUrl}
          languages={languages}
          themeSwitch={
            <>
              <ThemeSwitch hasWord className={buttonStyles.button} />
              <DisplayButton label={title} hasWord className={buttonStyles.button} />
            </>
          }
        />
      )}
    >
      {children}
    </Shell>
  );
}
