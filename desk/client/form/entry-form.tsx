import Form from '@rjsf/core/lib/components/Form.js';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { EditedEntry } from '../api.ts';
import type { FormContext } from './form-context.ts';
import { shapeValidator } from './shape-validator.ts';
import { TEMPLATES } from './templates.tsx';
import { withControls } from './ui-schema.ts';
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
    const order = { 'ui:order': ['title', 'body', 'attachments', 'picture', '*'] };
    return { ...controls, ...name, ...order, 'ui:submitButtonOptions': { norender: true } };
  }, [entry, context.locale]);
  return (
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
  );
}
