import { LinkList } from '#app/components/link-list/link-list.tsx';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import styles from './questions.module.css';

/** Questions by topic, each folded; an address with a question's anchor opens it (app/page/address.ts). */
export function Questions({ topics }: { topics: BlockOf<'faq'>['topics'] }) {
  return topics.map((topic) => (
    <section key={topic.id} className={styles.topic}>
      <h2 id={topic.id}>{topic.title}</h2>
      {topic.questions.map(({ id, question, answer, asOf, links }) => (
        <details key={id} className="folds">
          <summary>{question}</summary>
          {/* The anchor is inside, so that browsers open the folded part. */}
          <div id={id}>
            <p>
              <span>{answer}</span>
              {asOf !== undefined && <small>{` ${asOf}`}</small>}
            </p>
            {links.length > 0 && <LinkList links={links} />}
          </div>
        </details>
      ))}
    </section>
  ));
}

/** Abbreviations and terms with their meanings. */
export function PlainWords({ words }: { words: BlockOf<'plain-words'>['words'] }) {
  return (
    <dl className={`line-above ${styles.words}`}>
      {words.map(({ id, term, full, meaning, link }) => (
        <div key={id} id={id}>
          <dt>{term}</dt>
          <dd>
            {full !== undefined && <strong>{full}</strong>}
            <p>{meaning}</p>
            {link && <LinkList links={[link]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
