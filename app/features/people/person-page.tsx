import { Link } from 'react-router';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { Portrait } from '#app/components/portrait/portrait.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { PersonView } from '#app/views/people/people.server.ts';
import styles from './person-page.module.css';

/** One person: post, what they studied, teach and work on, and how to reach them. */
export function PersonPage({ view }: { view: PersonView }) {
  const { messages } = useLocale();
  const { labels, contact } = view;
  return (
    <PageFrame>
      <div className={styles.person}>
        <div>
          <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />}>
            <p className={styles.post}>
              {view.headOf ? (
                <>
                  {view.post}. <Explained as="span" html={view.headOf} />
                </>
              ) : (
                <>
                  {view.post}, <Link to={view.department.href}>{view.department.label}</Link>
                </>
              )}
            </p>
          </PageHead>
        </div>
        <Portrait person={view.card} isLarge />
      </div>
      <div className={styles.columns}>
        <Content>
          {view.lists.map((list) => (
            <Part key={list.name} title={list.name}>
              <ul className={styles.list}>
                {list.items.map((item) =>
                  item.href ? (
                    <li key={item.text}>
                      <Link to={item.href}>{item.text}</Link>
                    </li>
                  ) : (
                    <Explained key={item.text} as="li" html={item.text} />
                  ),
                )}
              </ul>
            </Part>
          ))}
          {view.publications.length > 0 && (
            <Part title={labels.publications}>
              <ul className={styles.list}>
                {view.publications.map((publication) => (
                  <li key={publication.title} lang={publication.language}>
                    {publication.title}. {publication.venue}, {publication.year}
                    {publication.doi && <>, {publication.doi}</>}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {view.isSample && <p className={styles.note}>{labels.sampleNote}</p>}
        </Content>
        <aside className={styles.contact} aria-labelledby="contact">
          <h2 id="contact">{labels.contact}</h2>
          <Explained html={contact.place} />
          <ContactLines phone={contact.phone} email={contact.email} labels={labels} />
          <p>
            {labels.department}: <Link to={view.department.href}>{view.department.label}</Link>
          </p>
        </aside>
      </div>
    </PageFrame>
  );
}
