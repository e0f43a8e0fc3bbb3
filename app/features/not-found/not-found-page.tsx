import { Search } from 'lucide-react';
import { ButtonLink } from '#app/components/button/button-link.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import type { NotFoundView } from '#app/content/views/not-found.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './not-found-page.module.css';

/** The answer to a wrong address: what may have happened and where to go, in the page's language and the other's name. */
export function NotFoundPage({ view }: { view: NotFoundView }) {
  const { messages } = useLocale();
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{view.title}</h1>
          <p lang={view.otherTitle.lang} className={styles.other}>
            {view.otherTitle.text}
          </p>
          <p>{view.lead}</p>
          <p>
            <ButtonLink variant="filled" href={view.siteMapHref} newTabNote={messages.opensInNewTab}>
              {messages.searchSite}
              <Search />
            </ButtonLink>
          </p>
          <nav aria-label={view.likelyLabel}>
            <ul className={styles.chips}>
              {view.likely.map((page) => (
                <li key={page.href}>
                  <ButtonLink variant="chip" href={page.href} newTabNote={messages.opensInNewTab}>
                    {page.label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </nav>
          <p lang="en" className={styles.line}>
            {view.errorLine}
          </p>
        </div>
        <Drawing drawing={view.drawing} isCropped className={styles.drawing} />
      </div>
    </div>
  );
}
