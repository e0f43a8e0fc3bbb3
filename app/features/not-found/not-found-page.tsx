import buttonStyles from '#app/components/button/button.module.css';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { SearchForm } from '#app/components/search-form/search-form.tsx';
import { ThemeSwitch } from '#app/features/theme/theme-switch.tsx';
import { QUERY_LIMIT } from '#app/lib/limits.ts';
import type { NotFoundView } from './not-found.server.ts';
import styles from './not-found-page.module.css';

/**
 * The page for a wrong address: possible causes and links, in the page's language, with the name of
 * the other.
 */
export default function NotFoundPage({ view }: { view: NotFoundView }) {
  return (
    <div className="line-below">
      <div className={`page stack gap-6 ${styles.inner}`}>
        <div className={`stack gap-4 to-start ${styles.text}`}>
          <h1>{view.title}</h1>
          {view.otherTitle && (
            <p lang={view.otherTitle.lang} className="lead">
              {view.otherTitle.text}
            </p>
          )}
          <p>{view.lead}</p>
          {/* A script fills the box with the words of the wrong address. */}
          <SearchForm
            action={view.searchHref}
            label={view.searchLabels.field}
            submitLabel={view.searchLabels.submit}
            limit={QUERY_LIMIT}
            data-tool="wrong-address"
          />
          <nav aria-label={view.likelyLabel}>
            <ul className="cluster gap-2">
              {view.likely.map((page) => (
                <li key={page.href}>
                  <ButtonLink variant="chip" href={page.href}>
                    {page.label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* On narrow screens the head has its switch in the menu, which needs the app. */}
          <div className={styles.theme}>
            <ThemeSwitch hasWord className={buttonStyles.button} data-variant="chip" />
          </div>
          <p lang="en" className="faint">
            {view.errorLine}
          </p>
        </div>
        <Drawing drawing="palm-monsoon" isCropped className={styles.drawing} />
      </div>
    </div>
  );
}
