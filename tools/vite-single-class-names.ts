import type { Plugin } from 'vite';

const STYLES_IMPORT = /\bimport (\w+) from (['"][^'"]+\.module\.css['"])/g;

/**
 * Has parts read the classes of CSS modules one by one instead of from an object of all, so that the bundler can write each name where it is
 * used. With the object a file of scripts carries all names of every style sheet in it, also of those that only other pages use.
 */
export function singleClassNames(): Plugin[] {
  return [
    {
      name: 'single-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/ },
        handler: (code) => ({ code: code.replace(STYLES_IMPORT, 'import * as $1 from $2'), map: null }),
      },
    },
    {
      name: 'keep-styles-without-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // When its names have been written elsewhere, a module is empty and its styles would go with it.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
