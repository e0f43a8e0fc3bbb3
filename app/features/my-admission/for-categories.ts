/**
 * The attributes of a part for some categories of candidates: it is shown for the first category
 * until another one is chosen (my-admission.tool.ts). Without categories the part is for all.
 */
export function forCategories(
  some: readonly string[] | undefined,
  all: readonly { value: string }[],
): { 'data-for'?: string; hidden?: boolean } {
  if (!some) return {};
  const [first] = all;
  return { 'data-for': some.join(' '), hidden: !first || !some.includes(first.value) };
}
