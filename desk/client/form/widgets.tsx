import type { WidgetProps } from '@rjsf/utils';
import { type ClipboardEvent, useContext, useId, useRef, useState } from 'react';
import { valueAt } from '#app/content/forms/title-at.ts';
import { FIRST } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { countGraphemes } from '#app/lib/graphemes.ts';
import { Boxes, Options } from '../choice.tsx';
import { AttachmentsWidget } from './attachments-widget.tsx';
import { DayWidget, MomentWidget } from './day-widgets.tsx';
import { describedBy, pathOf, Terms } from './field-parts.tsx';
import { FileWidget } from './file-widget.tsx';
import { type FormContext, languageAt, useRequired, ValueContext } from './form-context.ts';
import { addWords, insertText } from './insert-text.ts';
import { TextWidget } from './text-widget.tsx';
import { readDays, readLine, readLines, readNumber, readYears } from './typed-value.ts';
import { useTyped } from './use-typed.ts';

type Props = WidgetProps<unknown, Record<string, unknown>, FormContext>;

/**
 * A text of one or more lines, with a counter if its length is limited, and glossary terms for
 * another language.
 */
function WordsWidget({ id, value, onChange, required: isNeeded, registry }: Props) {
  const required = useRequired(isNeeded);
  const { formContext } = registry;
  const box = useRef<HTMLTextAreaElement>(null);
  const path = pathOf(id);
  const lang = languageAt(path);
  const { text, type, pass } = useTyped(typeof value === 'string' ? value : '', (typed) =>
    onChange(readLine(typed)),
  );
  const limit = path.some((part) => part === 'summary' || part === 'purpose' || part === 'lead')
    ? 160
    : undefined;
  return (
    <>
      <textarea
        {...describedBy(id)}
        ref={box}
        lang={lang}
        rows={1}
        value={text}
        aria-required={required}
        onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
        onPaste={pasteOneLine}
        onBlur={pass}
      />
      {limit && (
        <small className="counter" data-over={countGraphemes(text) > limit || undefined}>
          {fillIn(formContext.words.signs, { count: countGraphemes(text), limit })}
        </small>
      )}
      {lang && lang !== FIRST && (
        <Terms
          lang={lang}
          context={formContext}
          path={path}
          isEmpty={text === ''}
          onTake={(words) => addWords(box, words)}
        />
      )}
    </>
  );
}

/** Several lines become one before they are in the field, so that undo takes them back. */
function pasteOneLine(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const copied = event.clipboardData.getData('text/plain');
  if (!copied.includes('\n')) return;
  event.preventDefault();
  insertText(event.currentTarget, readLines(copied)?.join(' ') ?? '');
}

/**
 * A control whose text is read into the value: what was typed stays as long as the form has what it
 * means.
 */
function useWritten<Value>(
  { value, onChange }: Pick<Props, 'value' | 'onChange'>,
  stored: string,
  read: (text: string) => Value,
) {
  const [text, setText] = useState(stored);
  const write = ({ target }: { target: { value: string } }) => {
    setText(target.value);
    onChange(read(target.value));
  };
  const isMeant = JSON.stringify(read(text)) === JSON.stringify(value);
  return { value: isMeant ? text : stored, onChange: write };
}

function NumberWidget(props: Props) {
  const { id, value, required: isNeeded } = props;
  const required = useRequired(isNeeded);
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const control = useWritten(props, stored, readNumber);
  return <input {...describedBy(id)} {...control} inputMode="decimal" aria-required={required} />;
}

/** A duration in whole years. */
function YearsWidget(props: Props) {
  const { id, value, required: isNeeded, registry } = props;
  const required = useRequired(isNeeded);
  const stored = typeof value === 'string' ? value.replace(/^P(\d+)Y$/, '$1') : '';
  const control = useWritten(props, stored, readYears);
  return (
    <span className="moment">
      <input {...describedBy(id)} {...control} inputMode="numeric" aria-required={required} />
      <small>{registry.formContext.words.years}</small>
    </span>
  );
}

type Option = { value: string; label: string; departments?: string[] | undefined };

/** The available values with their names. */
function optionsOf({ schema, options, registry }: Props): Option[] {
  const { choices, locale } = registry.formContext;
  const inner = (schema.items ?? schema) as Record<string, unknown>;
  const reference = inner['x-reference'];
  if (typeof reference === 'string') {
    const named = (choices[reference] ?? []).map(({ id, departments, ...words }) => ({
      value: id,
      label: words[locale],
      departments,
    }));
    return inner['x-by-name']
      ? named.sort((a, b) => a.label.localeCompare(b.label, locale))
      : named;
  }
  // The form of a field, as named by rjsf.
  if (!inner.enum && options.enumOptions)
    return options.enumOptions.map(({ label, value }) => ({ value: String(value), label }));
  const names = options.enumNames as string[] | undefined;
  return ((inner.enum as unknown[]) ?? []).map((value, index) => ({
    value: String(value),
    label: names?.[index] || String(value),
  }));
}

function ChoiceWidget(props: Props) {
  const { id, value, onChange, required: isNeeded, registry } = props;
  const required = useRequired(isNeeded);
  const options = optionsOf(props);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isSelector = id.endsWith('_select');
  const numbers = (props.schema.enum as unknown[] | undefined)?.every(
    (item) => typeof item === 'number',
  );
  return (
    <select
      {...describedBy(id)}
      value={text}
      aria-required={required}
      aria-label={
        isSelector
          ? [props.label, registry.formContext.words.form].filter(Boolean).join(': ')
          : undefined
      }
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : numbers ? Number(target.value) : target.value)
      }
    >
      {!isSelector && (
        <option value="">
          {required ? registry.formContext.words.choose : registry.formContext.words.none}
        </option>
      )}
      {text !== '' && !options.some((option) => option.value === text) && (
        <option value={text}>{text}</option>
      )}
      <Options of={options.map(({ value: name, label }) => [name, label])} />
    </select>
  );
}

/** Longer lists of choices are folded, with what is chosen at the fold. */
const MOST_SHOWN = 30;

function ChoicesWidget(props: Props) {
  const { id, value, onChange, label, registry } = props;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const department = valueAt(useContext(ValueContext), ['department']);
  const isOffered = ({ value: name, departments }: Option) =>
    !department ||
    !departments ||
    departments.includes(String(department)) ||
    chosen.includes(name);
  const options = optionsOf(props).filter(isOffered);
  const unknown = chosen
    .filter((name) => !options.some((option) => option.value === name))
    .map((name) => ({ value: name, label: name }));
  const all = [...options, ...unknown];
  const boxes = (
    <Boxes
      {...{ id, label, chosen }}
      of={all.map((option) => [option.value, option.label])}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
    />
  );
  if (all.length <= MOST_SHOWN) return boxes;
  const names = all.filter((option) => chosen.includes(option.value)).map((each) => each.label);
  return (
    <details>
      <summary>{names.join('; ') || registry.formContext.words.none}</summary>
      {boxes}
    </details>
  );
}

/** A list of words or short texts, one per line. */
function LinesWidget(props: Props) {
  const { id, value, schema, registry } = props;
  const lines = Array.isArray(value) ? value.map(String) : [];
  const areDays = Reflect.get(Object(schema.items), 'format') === 'date';
  const control = useWritten(props, lines.join('\n'), areDays ? readDays : readLines);
  const hint = useId();
  return (
    <>
      <textarea
        {...describedBy(id)}
        aria-describedby={`${hint} ${id}-hint ${id}-mistakes`}
        lang={languageAt(pathOf(id))}
        rows={2}
        {...control}
      />
      <small id={hint}>{registry.formContext.words.onePerLine}</small>
    </>
  );
}

/** Yes or no; what can only be true is left out of the file when it is not ticked. */
function FlagWidget({ id, value, onChange, schema, label, registry }: Props) {
  return (
    <label className="flag">
      <input
        {...describedBy(id)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) =>
          onChange(target.checked ? true : schema.const === true ? undefined : false)
        }
      />{' '}
      <span aria-hidden="true">{registry.formContext.words.yes}</span>
      <span className="hidden">{label}</span>
    </label>
  );
}

export const WIDGETS = {
  words: WordsWidget,
  number: NumberWidget,
  years: YearsWidget,
  day: DayWidget,
  moment: MomentWidget,
  choice: ChoiceWidget,
  choices: ChoicesWidget,
  lines: LinesWidget,
  flag: FlagWidget,
  markdown: TextWidget,
  file: FileWidget,
  attachments: AttachmentsWidget,
  SelectWidget: ChoiceWidget,
};
