import type { ArrayFieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { formatDay } from '../language.ts';
import { showField } from '../mistake-list.tsx';
import { type FormContext, OffersContext } from './form-context.ts';

type Schema = Record<string, unknown>;

/** With more parts than these a form is many screens of a phone. */
const FEW_PARTS = 5;

/** The parts of a long form, each to be gone to. */
export function Parts({
  names,
  uiSchema,
  schema,
  registry,
}: { names: readonly string[] } & Pick<
  ObjectFieldTemplateProps<unknown, Schema, FormContext>,
  'uiSchema' | 'schema' | 'registry'
>) {
  const fields = schema.properties as Record<string, Schema>;
  const parts = names.flatMap((name) => {
    const title = (uiSchema?.[name] as Schema | undefined)?.['ui:title'];
    const isPart =
      fields[name]?.type === 'array' &&
      isGroup(fields[name].items) &&
      fields[name].items.type === 'object';
    return isPart && typeof title === 'string' ? [{ name, title }] : [];
  });
  if (parts.length < FEW_PARTS) return null;
  return (
    <details className="parts">
      <summary>{registry.formContext.words.parts}</summary>
      <ul>
        {parts.map(({ name, title }) => (
          <li key={name}>
            <button type="button" className="link" onClick={() => showField([name])}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Days that the texts of an entry name, each to be added to the list of its days. */
export function OfferedDays({
  title,
  registry,
  fieldPathId: { path },
}: { title: string } & Pick<
  ArrayFieldTemplateProps<unknown, Schema, FormContext>,
  'registry' | 'fieldPathId'
>) {
  const offers = useContext(OffersContext);
  const { words, locale, append } = registry.formContext;
  // Lists within others have days of their own.
  if (path.length > 1) return null;
  return offers.map((date) => (
    <button key={date} type="button" onClick={() => append(path, [{ date }])}>
      {fillIn(words.addDay, { list: title, day: formatDay(date, locale) })}
    </button>
  ));
}

/** A day of every year, such as a holiday. */
type YearDay = { date?: unknown; name?: unknown };

/**
 * Copies the days of the last twelve months of a list for the next year. A day that was the same in
 * two years is it again; any other is typed, since only the order of the year knows it.
 */
export function NextYear({
  formData = [],
  registry,
  fieldPathId: { path },
}: { formData?: readonly YearDay[] | undefined } & Pick<
  ArrayFieldTemplateProps<unknown, Schema, FormContext>,
  'registry' | 'fieldPathId'
>) {
  const { words, append } = registry.formContext;
  const dayOf = ({ date }: YearDay) => String(date ?? '');
  const days = formData.map(dayOf).toSorted();
  const last = days.at(-1);
  // Until each has its day, nothing is copied again.
  if (!last || days.includes('')) return null;
  const yearOn = (day: string, years: number) => Number(day.slice(0, 4)) + years + day.slice(4);
  const ofYear = formData.filter((row) => dayOf(row) > yearOn(last, -1));
  // One that was earlier in this year than in the last is in these twelve months twice.
  const nameOf = ({ name }: YearDay) => JSON.stringify(name);
  const rows = [...new Map(ofYear.map((row) => [nameOf(row), row])).values()].map((row) => {
    const { name } = row;
    const before = yearOn(dayOf(row), -1);
    const isFixed = formData.some((each) => dayOf(each) === before && nameOf(each) === nameOf(row));
    return isFixed ? { date: yearOn(dayOf(row), 1), name } : { name };
  });
  return (
    <>
      <button type="button" aria-describedby="next-year" onClick={() => append(path, rows)}>
        {words.nextYear.copy}
      </button>
      <small id="next-year" className="hint">
        {words.nextYear.hint}
      </small>
    </>
  );
}
