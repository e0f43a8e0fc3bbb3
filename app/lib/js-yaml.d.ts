declare module 'js-yaml' {
  /** YAML 1.2: a date is a text. */
  export const CORE_SCHEMA: unique symbol;
  /** @throws Error if the source is faulty */
  export function load(source: string, options: { schema: typeof CORE_SCHEMA }): unknown;
}
