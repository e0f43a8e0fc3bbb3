import type { WidgetProps } from '@rjsf/utils';
import { useContext, useEffect, useRef, useState } from 'react';
import { FIRST } from '#app/i18n/locale.ts';
import { pathOf, Terms } from './field-parts.tsx';
import { AdviceContext, type FormContext, languageAt, useRequired } from './form-context.ts';
import { useTyped } from './use-typed.ts';

type Editor = typeof import('../text-editor/text-editor.tsx').TextEditor;
/** What the widget uses of its form. */
type Props = Pick<WidgetProps, 'id' | 'value' | 'onChange' | 'required'> & {
  registry: { formContext: FormContext };
};

/** A text of a page. Its editor is loaded where there is one. */
export function TextWidget({ id, value, onChange, required, registry }: Props) {
  const isRequired = useRequired(required);
  const context = registry.formContext;
  const lang = languageAt(pathOf(id));
  const { text, type, pass } = useTyped(typeof value === 'string' ? value : '', onChange);
  const marked = useContext(AdviceContext)
    .filter(({ path = [] }) => path.join() === pathOf(id).join())
    .flatMap(({ blocks = [] }) => blocks);
  const insert = useRef<(words: string) => void>(undefined);
  const [Loaded, setLoaded] = useState<{ Editor: Editor; isFocused: boolean } | 'failed'>();
  useEffect(() => {
    import('../text-editor/text-editor.tsx').then(
      // A search may have led to this field before.
      ({ TextEditor }) =>
        setLoaded({ Editor: TextEditor, isFocused: document.activeElement?.id === id }),
      () => setLoaded('failed'),
    );
  }, [id]);
  if (Loaded === 'failed') return <p role="alert">{context.words.textClosed}</p>;
  if (!Loaded)
    return (
      <p id={id} tabIndex={-1} aria-busy>
        {context.words.loading}
      </p>
    );
  return (
    <>
      <Loaded.Editor
        {...{ id, lang, text, marked, context, insert, isRequired }}
        isFocused={Loaded.isFocused}
        onType={type}
        onLeave={pass}
      />
      {lang && lang !== FIRST && (
        <Terms
          lang={lang}
          context={context}
          path={pathOf(id)}
          isEmpty={text === ''}
          onTake={(words) => insert.current?.(words)}
        />
      )}
    </>
  );
}
