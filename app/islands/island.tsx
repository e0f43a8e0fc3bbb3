import { type ComponentType, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { Messages } from '#app/i18n/messages.server.ts';
import { type IslandData, IslandRoot } from './island-root.tsx';

type IslandProps<Props extends object> = {
  /** The name of its file: `app/features/<feature>/<name>.island.tsx` exports the component as `island`. */
  name: string;
  /** When React takes it over: near the screen, at the first touch of it, or when the browser has nothing else to do. */
  when: 'visible' | 'intent' | 'idle';
  of: ComponentType<Props>;
  /** Plain data: texts, numbers, truth values, lists and objects of them. */
  props: Props;
  /** The texts of the interface that it uses. */
  words?: readonly (keyof Messages)[];
  className?: string | undefined;
};

/** A part of a page that React takes over in the browser (islands.ts). Until then, and where that fails, it is the HTML that is built here. */
export function Island<Props extends object>({
  name,
  when,
  of: Tool,
  props,
  words = [],
  className,
}: IslandProps<Props>) {
  const { locale, messages } = useLocale();
  const drawings = useContext(DrawingSource);
  const known = Object.fromEntries(words.map((word) => [word, messages[word]]));
  const data: IslandData = { locale, words: known, props };
  checkPlain(data, name);
  const html = renderToString(
    <DrawingSource value={drawings}>
      <IslandRoot {...data} words={complaining(known, name)} of={Tool as ComponentType<object>} />
    </DrawingSource>,
    { identifierPrefix: name },
  );
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React, apart from the page, so that it is taken over alone
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** @throws Error for what JSON would lose: a function, an element, a date, a map, a number that is none */
function checkPlain(value: unknown, place: string): void {
  if (value === null || value === undefined || /^(?:string|boolean)$/.test(typeof value)) return;
  if (Number.isFinite(value)) return;
  const kind = Object.getPrototypeOf(value);
  if (typeof value !== 'object' || (kind !== Object.prototype && kind !== Array.prototype))
    throw new Error(`The island ${place} is given what is not plain data: ${String(value)}`);
  if ('$$typeof' in value) throw new Error(`The island ${place} is given an element of React`);
  for (const [name, part] of Object.entries(value)) checkPlain(part, `${place}.${name}`);
}

/** Words that complain at build time about one that the browser would not have. */
function complaining(words: IslandData['words'], name: string): IslandData['words'] {
  return new Proxy(words, {
    get: (_, word) => {
      const text = words[word as keyof Messages];
      if (text === undefined)
        throw new Error(`The island ${name} shows the text ${String(word)}: name it in "words"`);
      return text;
    },
  });
}
