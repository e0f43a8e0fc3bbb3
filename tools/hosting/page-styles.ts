const STYLED_TAG = /(<[a-z][^<>]*?) style="([^"]*)"/g;

/**
 * Moves the `style` attributes of prerendered pages into rules, because the policy allows styles in files only. Parts use such attributes
 * to hand a custom property to CSS; in the browser React sets them by script, which the policy allows.
 * @param pages HTML by file
 * @returns the pages, with the link to the rules where they are used, and the rules
 * @throws Error when a value could not stand in a rule
 */
export function moveStyles(pages: ReadonlyMap<string, string>, addressOf: (css: string) => string): { pages: Map<string, string>; css: string } {
  const values = [...new Set([...pages.values()].flatMap((html) => [...html.matchAll(STYLED_TAG)].map(([, , value = '']) => value)))].sort();
  const unfit = values.find((value) => /[{}&<>@]/.test(value));
  if (unfit !== undefined) throw new Error(`A style attribute cannot be moved into a rule: ${unfit}`);
  const css = values.map((value, index) => `[data-style="${index}"]{${value}}`).join('\n');
  const link = `<link rel="stylesheet" href="${addressOf(css)}"/></head>`;
  const moved = [...pages].map(([file, html]): [string, string] => {
    const text = html.replaceAll(STYLED_TAG, (_, tag, value) => `${tag} data-style="${values.indexOf(value)}"`);
    return [file, text === html ? html : text.replace('</head>', () => link)];
  });
  return { pages: new Map(moved), css };
}
