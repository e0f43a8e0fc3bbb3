import type { WorkboxPlugin } from 'workbox-core';

/** In the first tag of each page of this site (app/root.tsx). */
const PAGE_MARK = ' data-offline=""';
const PAGE_START = 300;
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  woff2: /font|octet-stream/,
  svg: /svg/,
  png: /png/,
  ico: /icon/,
  json: /json/,
};

/**
 * A page of this build: not a file in a tab, what the host itself says, or a page of another
 * application, which may be for one person alone.
 */
export async function isOwnPage(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || isPrivate(response)) return false;
  const text = await response.clone().text();
  return text.slice(0, PAGE_START).includes(PAGE_MARK);
}

/**
 * Lets a file be saved only if it is what its name says: a gateway may answer with a page of its
 * own.
 */
export function ofItsType(): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      const { pathname } = new URL(request.url);
      const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
      const isOfType = type?.test(response.headers.get('content-type') ?? '') === true;
      return response.status === 200 && !isPrivate(response) && isOfType ? response : null;
    },
  };
}

function isPrivate(response: Response): boolean {
  return /no-store|private/.test(response.headers.get('cache-control') ?? '');
}
