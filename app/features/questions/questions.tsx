import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import { dotted } from '#app/lib/tied-words.ts';
import styles from './questions.module.css';

/**
 * Questions by topic, each folded but the first of those that are asked most; an address with a
 * question's anchor opens it (app/page/address.ts).
 */
export function Questions({ topics }: { topics: BlockOf<'faq'>['topics'] }) {
  const { messages } = useLocale();
  return topics.map((topic) => (
    <section
      key={topic.id}
      id={topic.id}
      className={`stack gap-3 ${foldPart(!topic.isOpen)} ${styles.topic}`}
    >
      <h2>{topic.title}</h2>
      <PhoneFold
        summary={counted(messages.entries, { count: topic.questions.length })}
        isOpen={topic.isOpen}
      >
        {topic.questions.map(({ id, question, answer, asOf, links }, index) => (
          <details
            key={id}
            className={`folds ${styles.question}`}
            open={topic.isOpen && index === 0}
          >
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
      </PhoneFold>
    </section>
  ));
}

/** Terms that fold together on phones. */
const GROUP = 9;

/** Abbreviations and terms with their meanings. */
export function PlainWords({ words }: { words: BlockOf<'plain-words'>['words'] }) {
  const groups = Array.from({ length: Math.ceil(words.length / GROUP) }, (_, index) =>
    words.slice(index * GROUP, (index + 1) * GROUP),
  );
  return groups.map((group) => (
    <PhoneFold key={group[0]?.id} summary={dotted(group.map(({ term }) => term))}>
      <dl className={styles.words}>
        {group.map(({ id, term, full, meaning, link }) => (
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
    </PhoneFold>
  ));
}
