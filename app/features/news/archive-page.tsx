import { Link } from 'react-router';
import { Content, PageFrame } from '#app/components/columns/columns.tsx';
import { NoticeList } from '#app/components/notice-list/notice-list.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import type { NewsArchiveView } from '#app/content/views/news.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { useNow } from '#app/lib/use-now.ts';
import styles from './archive-page.module.css';

/** The notices of a year. */
export function ArchivePage({ view }: { view: NewsArchiveView }) {
  const { messages } = useLocale();
  const now = useNow(view.now);
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <Content>
        <NoticeList rows={view.rows} now={now} labels={view.labels} />
        {view.pages.length > 1 && <Squares label={view.labels.pages} links={view.pages} />}
        <Squares label={view.labels.archive} links={view.years} />
      </Content>
    </PageFrame>
  );
}

type SquaresProps = { label: string; links: readonly { label: string; href: string; isCurrent: boolean }[] };

/** Joined squares that lead to the pages of a list. */
function Squares({ label, links }: SquaresProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.squares}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
