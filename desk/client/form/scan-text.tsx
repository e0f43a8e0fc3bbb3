import { type Ref, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import type { ScanText as Read } from '#desk/files/read-scan.ts';
import { Boxes, Choice } from '../choice.tsx';
import { languageName, PublishedContext } from '../language.ts';
import { useSend } from '../use-send.tsx';
import type { FormContext } from './form-context.ts';

type Props = {
  file: string;
  /** Of the document in the entry. */
  path: FieldPath;
  context: FormContext;
};

/** Offers to read the text of a scan; none of it is in the entry until somebody puts it there. */
export function ScanText({ file, path, context }: Props) {
  const { words, readsScans } = context;
  const { send, report } = useSend();
  const [read, setRead] = useState<Read>();
  const [said, setSaid] = useState<'reading' | 'nothing' | 'used'>();
  const [button, draft] = [useRef<HTMLButtonElement>(null), useRef<HTMLFieldSetElement>(null)];
  const wasOpen = useRef(false);
  // What was pressed is gone.
  useEffect(() => {
    if (read) draft.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = read !== undefined;
  }, [read, button, draft]);
  if (!readsScans) return null;
  const close = (isNowUsed: boolean) => {
    setSaid(isNowUsed ? 'used' : undefined);
    setRead(undefined);
  };
  const begin = async () => {
    // Another press would read the same pages at the same time.
    if (said === 'reading') return;
    setSaid('reading');
    const found = await send<Read>('scan', { file });
    const isBlank = found !== undefined && !(found.title || found.text);
    setSaid(isBlank ? 'nothing' : undefined);
    if (!isBlank) setRead(found);
  };
  if (read) return <Draft {...{ read, path, context }} place={draft} onClose={close} />;
  return (
    <>
      <button ref={button} type="button" onClick={() => void begin()}>
        {words.scan.read}
      </button>
      {said ? <p role="status">{words.scan[said]}</p> : report}
    </>
  );
}

/**
 * What was read, beside the picture of the page: words are corrected here, and each number is
 * compared and ticked before the text is put into the form.
 */
function Draft({
  read,
  path,
  context,
  place,
  onClose,
}: Omit<Props, 'file'> & {
  read: Read;
  place: Ref<HTMLFieldSetElement>;
  onClose: (isUsed: boolean) => void;
}) {
  const { words, locale, change } = context;
  const { scan } = words;
  const [text, setText] = useState(read.text);
  const [title, setTitle] = useState(read.title);
  const [language, setLanguage] = useState<Locale>(read.language);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [isTooEarly, setTooEarly] = useState(false);
  const languages = useContext(PublishedContext);
  const id = useId();
  // The policy of the desk allows no pictures within addresses.
  const pictures = useMemo(
    () => read.pictures.map((picture) => URL.createObjectURL(new Blob([bytesOf(picture)]))),
    [read],
  );
  useEffect(() => () => pictures.forEach(URL.revokeObjectURL), [pictures]);
  const numbers = numbersIn(`${title}\n${text}`);
  const left = numbers.filter(([key]) => !compared.includes(key)).length;
  const use = () => {
    if (left > 0) return setTooEarly(true);
    change((entry) => {
      const body = [valueAt(entry, ['body', language]), markdownOf(text)];
      const now = withValue(entry, ['body', language], body.filter(Boolean).join('\n\n'));
      const own = valueAt(entry, ['title', language]) || title;
      const titled = own ? withValue(now, ['title', language], own) : now;
      // Of a longer file only the first pages are in the text.
      return read.pages > read.pictures.length ? titled : withSame(titled, path);
    });
    onClose(true);
  };
  return (
    <fieldset ref={place} tabIndex={-1} className="scan group">
      <legend>{scan.title}</legend>
      <div className="pair">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section aria-label={scan.pages} tabIndex={0}>
          {pictures.map((picture, index) => (
            <img key={picture} src={picture} alt={fillIn(scan.page, { number: index + 1 })} />
          ))}
        </section>
        <div>
          <p className="hint">{scan.hint}</p>
          {read.pages > read.pictures.length && (
            <p className="hint">{fillIn(scan.more, { pages: read.pages })}</p>
          )}
          <Choice
            label={words.languageOfFile}
            options={Object.fromEntries(
              languages.map((each) => [each, languageName(each, locale)]),
            )}
            value={language}
            onChange={(next) => setLanguage(next as Locale)}
          />
          <div className="field">
            <label htmlFor={`${id}-title`}>{scan.titleOf}</label>
            <input
              id={`${id}-title`}
              lang={language}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-text`}>{scan.text}</label>
            <textarea
              id={`${id}-text`}
              lang={language}
              rows={14}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          {numbers.length > 0 && (
            <>
              <p>{fillIn(scan.numbers, { count: left })}</p>
              <Boxes
                label={scan.numbersLabel}
                of={numbers}
                chosen={compared}
                onChange={setCompared}
              />
            </>
          )}
          <div className="bar">
            <button type="button" onClick={use}>
              {scan.use}
            </button>
            <button type="button" onClick={() => onClose(false)}>
              {scan.close}
            </button>
          </div>
          <p role="status">{isTooEarly && left > 0 && counted(scan.notYet, { count: left })}</p>
        </div>
      </div>
    </fieldset>
  );
}

/** The entry whose text says what its file says, which the person need not say again. */
function withSame(entry: unknown, path: FieldPath): unknown {
  const item = valueAt(entry, path);
  const document = typeof item === 'string' ? { document: item } : Object(item);
  return withValue(entry, path, { ...document, isSame: true, readableFrom: undefined });
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * Each word with a number in it, a date, a sum or a time, with the words on its sides, by which it
 * is found on the picture. One that is corrected has to be compared again.
 */
function numbersIn(text: string): [key: string, words: string][] {
  const seen = new Map<string, number>();
  return text.split('\n').flatMap((line) => {
    const all = line.split(/\s+/);
    return all.flatMap((word, at): [string, string][] => {
      if (!/\p{Nd}/u.test(word)) return [];
      const words = `${word} (${all.slice(Math.max(0, at - 1), at + 2).join(' ')})`;
      const count = (seen.get(words) ?? 0) + 1;
      seen.set(words, count);
      return [[`${words} ${count}`, words]];
    });
  });
}
