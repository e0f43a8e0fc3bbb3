import { createElement, type SVGProps } from 'react';

/** An outline icon as lucide-react describes it: its parts are SVG elements with their attributes. */
type Icon = {
  name: string;
  node: readonly [tag: string, attributes: object][];
  aliases?: readonly string[];
};

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
};
const LINE = {
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** In the browser in the place of the library's own function (vite.config.ts), which has settings that no icon of the site uses: 1.3 KB of script less on every page. */
// biome-ignore lint/style/noDefaultExport: as the library exports it
export default function createIcon({ name, node, aliases = [] }: Icon) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)];
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        ...FRAME,
        ...LINE,
        className: [...names, ...(className ? [className] : [])].join(' '),
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
