import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { EditedEntry } from '../api.ts';
import { type FormContext, OnlyContext } from './form-context.ts';
import { TEMPLATES } from './templates.tsx';
import { WIDGETS } from './widgets.tsx';

/** Absent fields stay absent: default values would change the file. */
const NOTHING_BY_ITSELF = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
} as const;

type EntryFormProps = {
  entry: Pick<EditedEntry, 'schema' | 'ui' | 'key'>;
  value: unknown;
  context: FormContext;
  onChange: (value: unknown) => void;
};

/** The form of an entry, made from its schema. */
export function EntryForm({ entry, value, context, onChange }: EntryFormProps) {
  const ui = useMemo(() => {
    const controls = withControls(entry.schema, entry.ui[context.locale] as UiSchema);
    // The name of an entry is asked above the form, once.
    const name = entry.key === 'id' && { id: { 'ui:widget': 'hidden' } };
    // What is written of each notice comes first, and what is shown with it.
    const order = { 'ui:order': ['title', 'only', 'body', 'attachments', 'picture', '*'] };
    return { ...controls, ...name, ...order, 'ui:submitButtonOptions': { norender: true } };
  }, [entry, context.locale]);
  return (
    <OnlyContext value={isGroup(value) ? value.only : undefined}>
      <Form
        tagName="div"
        schema={entry.schema as RJSFSchema}
        uiSchema={ui as UiSchema}
        formData={value}
        formContext={context as never}
        validator={shapeValidator as never}
        widgets={WIDGETS as never}
        templates={TEMPLATES as never}
        idPrefix="entry"
        idSeparator={'\u0001'}
        experimental_defaultFormStateBehavior={NOTHING_BY_ITSELF}
        noHtml5Validate
        noValidate
        showErrorList={false}
        onChange={({ formData }) => onChange(formData)}
      />
    </OnlyContext>
  );
}

type Schema = Record<string, unknown>;

/** The control of each field, merged with the labels of the fields. */
function withControls(schema: Schema, words: UiSchema = {}): UiSchema {
  const properties = isGroup(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const parts = Object.entries(properties).map(([name, part]) => {
    const controls = withControls(part as Schema, (words[name] as UiSchema) ?? {});
    const mayLack = isGroup(part) && part.type === 'object' && !required.includes(name);
    return [name, mayLack ? { ...controls, 'ui:mayLack': true } : controls] as const;
  });
  const control = controlOf(schema);
  const items = isGroup(schema.items)
    ? { items: withControls(schema.items, (words.items as UiSchema) ?? {}) }
    : {};
  const forms = Array.isArray(schema.anyOf)
    ? {
        anyOf: schema.anyOf.map((form: Schema, index) =>
          withControls(form, (words.anyOf as UiSchema[])?.[index] ?? {}),
        ),
      }
    : {};
  return {
    ...words,
    ...(control ? { 'ui:widget': control } : {}),
    ...Object.fromEntries(parts),
    ...items,
    ...forms,
  };
}

/** Name of the control of a field; the default of rjsf if there is none. */
function controlOf(schema: Schema): string | undefined {
  const { type, format } = schema;
  const items = isGroup(schema.items) ? schema.items : undefined;
  if (typeof schema['x-control'] === 'string') return schema['x-control'];
  if (schema.const === true) return 'flag';
  if ('const' in schema) return 'hidden';
  if (items?.['x-reference'] || items?.enum) return 'choices';
  if (type === 'array' && items?.type === 'string') return 'lines';
  if (schema['x-reference'] || schema.enum) return 'choice';
  // Of a duration in the form of ISO 8601.
  if (schema.pattern === '^P\\d+Y$') return 'years';
  if (type === 'string' && format === 'date') return 'day';
  if (type === 'string' && format === 'date-time') return 'moment';
  if (type === 'string') return 'words';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'flag' : undefined;
}

/**
 * The form does not validate; the server does, with the rules of the build. rjsf only needs to know
 * which form of a field a value has; its shape decides. So the page carries no second set of rules
 * and needs no code made from text, which the policy refuses.
 */
const shapeValidator: ValidatorType<unknown, Schema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema, value) => hasShape(schema, value),
};

function hasShape(schema: Schema, value: unknown): boolean {
  const { type, properties, required = [] } = schema;
  const all = (list: unknown, test: 'every' | 'some') =>
    !Array.isArray(list) || list[test]((part: Schema) => hasShape(part, value));
  if (!all(schema.allOf, 'every') || !all(schema.anyOf, 'some')) return false;
  if ('const' in schema) return schema.const === value;
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type === 'string' || type === 'boolean') return typeof value === type;
  if (type !== 'object' && properties === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (required as string[]).every((name) => name in value);
}
