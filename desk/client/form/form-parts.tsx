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
