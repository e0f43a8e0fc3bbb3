import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, useState } from 'react';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { reasonOf, sendFile } from '../api.ts';
import { inBoth, type Words } from '../messages.ts';
import { SETUP_MESSAGES } from '../setup-messages.ts';
import type { FormContext } from './form-context.ts';

/** A file that was chosen here: its document is made when the entry is saved. */
type Chosen = { file: string; languages: Locale[]; isUnreadable?: boolean; isSame?: boolean };
type Taken = { file: string; languages: Locale[]; isUnreadable: boolean; advice: Words[] };
type Props = WidgetProps<unknown, Record<string, unknown>, FormContext>;

/** The documents of a notice or tender: a PDF is chosen, dropped or photographed here, or one of the site is ticked. */
export function AttachmentsWidget(props: Props) {
  const { id, value, onChange, registry } = props;
  const { locale, words, mayAttach } = registry.formContext;
  const Choices = registry.widgets.choices as ComponentType<Props>;
  const [said, setSaid] = useState<Words>();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const chosen = items.filter((item): item is Chosen => typeof item === 'object' && item !== null);
  const known = items.filter((item) => typeof item === 'string');
  const put = (next: unknown[]) => onChange(next.length > 0 ? next : undefined);
  const change = (file: string, part: Partial<Chosen>) => put([...known, ...chosen.map((each) => (each.file === file ? { ...each, ...part } : each))]);

  const send = async (files: Iterable<File>) => {
    let all = [...chosen];
    for (const each of files) {
      setSaid(inBoth(SETUP_MESSAGES, (messages) => messages.sending));
      try {
        const { advice, file, languages, isUnreadable } = await sendFile<Taken>(
          `file?${new URLSearchParams({ kind: 'documents', id: '', name: each.name })}`,
          each,
        );
        all = [...all, { file, languages: languages.length > 0 ? languages : [...LOCALES], ...(isUnreadable && { isUnreadable }) }];
        put([...known, ...all]);
        setSaid(advice[0] ?? inBoth(SETUP_MESSAGES, (messages) => messages.taken));
      } catch (error) {
        setSaid(reasonOf(error));
      }
    }
  };

  return (
    <>
      {chosen.map(({ file, languages, isUnreadable, isSame }) => (
        <div key={file} className="chosen">
          <code>{file}</code>{' '}
          <button type="button" className="link" onClick={() => put([...known, ...chosen.filter((each) => each.file !== file)])}>
            {SETUP_MESSAGES[locale].takeOut}
          </button>
          <label>
            {words.languageOfFile}{' '}
            <select value={languages.join()} onChange={({ target }) => change(file, { languages: target.value.split(',') as Locale[] })}>
              <option value="en">English</option>
              <option value="ml">മലയാളം</option>
              <option value="en,ml">English, മലയാളം</option>
            </select>
          </label>
          {isUnreadable && (
            <label className="note">
              <input type="checkbox" checked={isSame === true} onChange={({ target }) => change(file, { isSame: target.checked })} /> {words.textSaysSame}
            </label>
          )}
        </div>
      ))}
      {mayAttach && (
        <label
          className="drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void send(event.dataTransfer.files);
          }}
        >
          {words.chooseFile}
          <input
            id={id}
            type="file"
            multiple
            accept=".pdf,image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-hint ${id}-said ${id}-mistakes`}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // Emptied, so that the same file can be chosen again after a refusal.
              target.value = '';
              void send(files);
            }}
          />
        </label>
      )}
      <p id={`${id}-said`} role="status">
        {said?.[locale]}
      </p>
      <details open={known.length > 0}>
        <summary>{words.documentsOfSite}</summary>
        <Choices {...props} id={`${id}-known`} value={known} onChange={(next: unknown) => put([...((next as unknown[] | undefined) ?? []), ...chosen])} />
      </details>
    </>
  );
}
