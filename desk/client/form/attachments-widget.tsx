import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { LOCALES, type Locale, OWN_NAMES } from '#app/i18n/locale.ts';
import { DOCUMENTS, DropFiles } from './drop-files.tsx';
import { pathOf } from './field-parts.tsx';
import type { FormContext } from './form-context.ts';

/** A file that was chosen here: its document is made when the entry is saved. */
type Chosen = { file: string; languages: Locale[]; isUnreadable?: boolean; isSame?: boolean };
type Props = WidgetProps<unknown, Record<string, unknown>, FormContext>;

/** The documents of a notice or tender: a PDF is chosen, dropped or photographed here, or one of the site is ticked. */
export function AttachmentsWidget(props: Props) {
  const { id, value, onChange, registry } = props;
  const { words, mayAttach, append } = registry.formContext;
  const Choices = registry.widgets.choices as ComponentType<Props>;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const chosen = items.filter((item): item is Chosen => typeof item === 'object' && item !== null);
  const known = items.filter((item) => typeof item === 'string');
  const put = (next: unknown[]) => onChange(next.length > 0 ? next : undefined);
  const change = (file: string, part: Partial<Chosen>) =>
    put([...known, ...chosen.map((each) => (each.file === file ? { ...each, ...part } : each))]);

  return (
    <>
      {chosen.map(({ file, languages, isUnreadable, isSame }) => (
        <div key={file} className="chosen">
          <code>{file}</code>{' '}
          <button
            type="button"
            className="link"
            aria-label={`${words.settingUp.takeOut}: ${file}`}
            onClick={() => put([...known, ...chosen.filter((each) => each.file !== file)])}
          >
            {words.settingUp.takeOut}
          </button>
          <label>
            {words.languageOfFile}{' '}
            <select
              value={languages.join()}
              onChange={({ target }) =>
                change(file, { languages: target.value.split(',') as Locale[] })
              }
            >
              {[...LOCALES.map((each) => [each]), LOCALES].map((each) => (
                <option key={each.join()} value={each.join()}>
                  {each.map((name) => OWN_NAMES[name]).join(', ')}
                </option>
              ))}
            </select>
          </label>
          {isUnreadable && (
            <label className="note">
              <input
                type="checkbox"
                checked={isSame === true}
                onChange={({ target }) => change(file, { isSame: target.checked })}
              />{' '}
              {words.textSaysSame}
            </label>
          )}
        </div>
      ))}
      {mayAttach && (
        <DropFiles
          id={id}
          label={words.chooseFile}
          accept={DOCUMENTS}
          place={{ kind: 'documents', id: '' }}
          describedBy={`${id}-hint ${id}-mistakes`}
          onTaken={(taken) =>
            append(
              pathOf(id),
              taken.map(({ file, languages = [], isUnreadable }) => ({
                file,
                languages: languages.length > 0 ? languages : LOCALES,
                ...(isUnreadable && { isUnreadable }),
              })),
            )
          }
        />
      )}
      <details open={known.length > 0}>
        <summary>{words.documentsOfSite}</summary>
        <Choices
          {...props}
          id={`${id}-known`}
          value={known}
          onChange={(next: unknown) => put([...((next as unknown[] | undefined) ?? []), ...chosen])}
        />
      </details>
    </>
  );
}
