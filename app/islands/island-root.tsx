import { type ComponentType, useEffect } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import type { Messages } from '#app/i18n/messages.server.ts';

/** What an island is made of, the same at build time and in the browser. It is plain data, which stands in the page as JSON. */
export type IslandData = {
  locale: Locale;
  /** The texts of the interface that it uses, by their names. */
  words: Partial<Messages>;
  props: object;
};

type IslandRootProps = IslandData & {
  of: ComponentType<object>;
  /** Called in the browser when it listens to the visitor. */
  onReady?: () => void;
};

/** An island with what stands around it. */
export function IslandRoot({ of: Tool, locale, words, props, onReady }: IslandRootProps) {
  // React has the controls only now.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <LocaleProvider locale={locale} messages={words as Messages}>
      <Tool {...props} />
    </LocaleProvider>
  );
}
