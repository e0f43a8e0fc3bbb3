import { FileDown } from 'lucide-react';
import { isNoticeCurrent } from '#app/domain/clock.ts';
import { endChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { ByDate } from '../by-date/by-date.tsx';
import styles from './document-list.module.css';

type Document = {
  id: string;
  title: string;
  only?: { lang: string; words: string };
  purpose?: string | undefined;
  number?: string;
  issued: { iso: string; text: string };
  /** Its end with what is said afterwards, and before where there is something to say. */
  validUntil?: { iso: string; text?: string; over: string };
  page?: string;
  /** Who gives a text that can be read, where there is none. */
  ask?: { words: string; title: string; phone: string; email: string };
  files: readonly { href: string; format: string; language: string; pages: string; size: string }[];
};

type DocumentListProps = {
  rows: readonly Document[];
  /** Time of the build, Unix time in milliseconds; without it validity is not judged. */
  now?: number;
};

/**
 * Documents with their page and each file: format, language, pages and size are said before the
 * download.
 */
export function DocumentList({ rows, now }: DocumentListProps) {
  const { messages } = useLocale();
  if (rows.length === 0) return <p>{messages.noneListed}</p>;
  return (
    <ul role="list" className={`line-above ${styles.list}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={`stack gap-1 to-start ${styles.words}`}>
            {row.page ? (
              <a href={row.page} className={styles.title} lang={row.only?.lang}>
                {row.title}
              </a>
            ) : (
              <strong className={styles.title} lang={row.only?.lang}>
                {row.title}
              </strong>
            )}
            {row.purpose !== undefined && <p lang={row.only?.lang}>{row.purpose}</p>}
            {row.ask && (
              <p>
                {row.ask.words} {row.ask.title},{' '}
                <a href={`tel:${row.ask.phone.replaceAll(' ', '')}`} className="unbroken">
                  {row.ask.phone}
                </a>
                , <a href={`mailto:${row.ask.email}`}>{row.ask.email}</a>
              </p>
            )}
            <p className={`cluster note ${styles.meta}`}>
              <span>
                {messages.issued}:{' '}
                <time dateTime={row.issued.iso} className="unbroken">
                  {row.issued.text}
                </time>
              </span>
              {row.number !== undefined && (
                <span>
                  {messages.documentNumber}: {row.number}
                </span>
              )}
              {row.only && <span>{row.only.words}</span>}
              {row.validUntil && <Validity {...row.validUntil} now={now} />}
            </p>
          </div>
          <FileLinks
            files={row.files}
            label={`${messages.filesOf}: ${row.title}`}
            title={row.title}
            lang={row.only?.lang}
          />
        </li>
      ))}
    </ul>
  );
}

type ValidityProps = NonNullable<Document['validUntil']> & { now: number | undefined };

/** Until when a document is valid, or that it no longer is. */
function Validity({ iso, text, over, now }: ValidityProps) {
  const { messages } = useLocale();
  const validity = { validUntil: iso };
  const words = text && `${messages.validUntil}: ${text}`;
  if (now === undefined) return words ? <span>{words}</span> : null;
  return (
    <ByDate
      now={now}
      changes={endChanges(validity)}
      value={(at) => (isNoticeCurrent(validity, at) ? words : over)}
    >
      {(shown) => shown}
    </ByDate>
  );
}

type FileLinksProps = {
  files: Document['files'];
  label: string;
  title: string;
  /** The language of the title, where that is another. */
  lang?: string | undefined;
};

/** The files of a document as links that say what is behind them. */
export function FileLinks({ files, label, title, lang }: FileLinksProps) {
  return (
    <ul role="list" aria-label={label} className={`stack gap-2 to-start note ${styles.files}`}>
      {files.map((file) => (
        <li key={file.href}>
          <FileDown />
          <a href={file.href} download>
            <span className="visually-hidden" lang={lang}>
              {title}:{' '}
            </span>
            {file.format}, {file.language}
          </a>
          <span>{[file.pages, file.size].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
