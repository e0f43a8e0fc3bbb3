/** Replaces names in a text with values: `fillIn('{count} results', { count: '8' })`. A name without a value is left unchanged. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
}
