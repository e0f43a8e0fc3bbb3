import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useLanguage } from '../language.ts';
import { DropFiles, pictureOf } from './drop-files.tsx';
import { pathOf } from './field-parts.tsx';
import type { FormContext } from './form-context.ts';
import { UsedFiles } from './used-files.tsx';

/** What the widget uses of its form. */
type Props = Pick<WidgetProps, 'id' | 'onChange' | 'schema'> & {
  value?: unknown;
  registry: { formContext: Pick<FormContext, 'place' | 'put'> };
};

/** A file of an entry: sent and checked when it is chosen, stored when the entry is saved. */
export function FileWidget({ id, value, schema, onChange, registry }: Props) {
  const { settingUp: setup } = useLanguage().words;
  const { place, put } = registry.formContext;
  // Description and consent are of the file that they stand beside; one of a list has its own
  // button.
  const [group, ...inner] = pathOf(id);
  const around = inner.length === 1 && group ? [group] : undefined;
  const remove = () => (around ? put(around, undefined) : onChange(undefined));
  // What is said of a file goes with it.
  const [removals, setRemovals] = useState(0);
  const picture = pictureOf(value);
  return (
    <div>
      {picture && <img src={picture} alt="" />}
      {typeof value === 'string' && value !== '' && (
        <p>
          {setup.fileNow} <code>{value}</code>{' '}
          <button
            type="button"
            className="link"
            aria-label={`${setup.takeOut}: ${value}`}
            onClick={() => [remove(), setRemovals(removals + 1)]}
          >
            {setup.takeOut}
          </button>
        </p>
      )}
      <DropFiles
        key={removals}
        id={id}
        accept={String(schema['x-accept'])}
        place={place}
        onTaken={([taken]) => onChange(taken?.file)}
      />
      {around && (
        <UsedFiles
          id={id}
          accept={String(schema['x-accept'])}
          place={place}
          isOne
          onTaken={(taken) => put(around, taken)}
        />
      )}
    </div>
  );
}
