import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { ask, reasonOf } from '../api.ts';
import { inBoth, type Words } from '../messages.ts';
import { SETUP_MESSAGES } from '../setup-messages.ts';
import { DOCUMENTS, PHOTOGRAPHS } from './drop-files.tsx';
import type { FormContext } from './form-context.ts';
import { pictureOf, showPicture } from './pictures.ts';

/** What the widget uses of its form. */
type Props = Pick<WidgetProps, 'id' | 'onChange'> & { value?: unknown; registry: { formContext: Pick<FormContext, 'locale' | 'place'> } };
type Taken = { file: string; advice: Words[] };

/** The accepted file types, by type of content. */
export const ACCEPTED: Readonly<Record<string, string>> = { documents: DOCUMENTS, college: '.svg,.png' };

/** A file of an entry: sent and checked when it is chosen, stored when the entry is saved. */
export function FileWidget({ id, value, onChange, registry }: Props) {
  const { locale, place } = registry.formContext;
  const setup = SETUP_MESSAGES[locale];
  const [said, setSaid] = useState<Words[]>([]);
  const picture = pictureOf(value);

  const choose = async (file: File) => {
    setSaid([inBoth(SETUP_MESSAGES, (messages) => messages.sending)]);
    try {
      const { file: name, advice } = await ask<Taken>(`file?${new URLSearchParams({ ...place, name: file.name })}`, file);
      showPicture(name, file);
      onChange(name);
      setSaid([inBoth(SETUP_MESSAGES, (messages) => messages.taken), ...advice]);
    } catch (error) {
      setSaid([reasonOf(error)]);
    }
  };

  return (
    <div className="file">
      {picture && <img src={picture} alt="" />}
      {typeof value === 'string' && value !== '' && (
        <p>
          {setup.fileNow} <code>{value}</code>{' '}
          <button type="button" className="link" onClick={() => [onChange(undefined), setSaid([])]}>
            {setup.takeOut}
          </button>
        </p>
      )}
      <input
        id={id}
        type="file"
        aria-describedby={`${id}-hint ${id}-said ${id}-mistakes`}
        accept={ACCEPTED[place.kind] ?? PHOTOGRAPHS}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file can be chosen again after a refusal.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <div id={`${id}-said`} role="status">
        {said.map((sentence) => (
          <p key={sentence.en}>{sentence[locale]}</p>
        ))}
      </div>
    </div>
  );
}
