import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { DrawingSource } from '#app/components/drawing/drawing.tsx';
import { readDrawing } from '#app/content/reading/drawings.server.ts';
import type { FileRoute, PageRoute, Params } from '#app/content/route.ts';
import { explainShortWords, WORDS_PAGE } from '#app/content/rows/short-words.server.ts';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { markFallback } from '#app/i18n/marked-fallback.ts';
import { keepOnOneLine } from '#app/lib/tied-words.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { getSite, PAGE_GROUPS } from '#app/site.ts';
import { Document, loader, type PageFiles, Root } from './root.tsx';

const ROUTES = import.meta.glob<FileRoute & Partial<PageRoute<unknown>>>(
  './features/*/*-{page.tsx,route.ts}',
  { eager: true, import: 'default' },
);

/** A page whose data are read; drawing it takes longer. */
export type ReadPage = {
  /** Of the shell and of the page, with the words explained in them, of which alone it is made. */
  data: unknown;
  /** Of the page alone. */
  view: unknown;
  draw: () => string;
};

/** What makes every page and generated file of the site from the content as it is at the moment. */
export type Renderer = {
  /** @throws Error for an address that no page has */
  readPage: (address: string) => Promise<ReadPage>;
  /** The text of a generated file, such as a calendar. */
  drawFile: (address: string) => Promise<string>;
};

export function createRenderer(files: PageFiles): Renderer {
  const handler = createStaticHandler([
    { id: 'root', loader, Component: Root, children: listRoutes() },
  ]);
  const requestOf = (address: string) => new Request(new URL(address, 'http://localhost'));

  async function readPage(address: string): Promise<ReadPage> {
    const context = await handler.query(requestOf(address));
    const id = context instanceof Response ? undefined : context.matches.at(-1)?.route.id;
    if (context instanceof Response || id === undefined) throw notDrawn(address, 'no page');
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined) throw notDrawn(address, failure);
    const view: unknown = context.loaderData[id];
    const { locale, path } = splitAddress(context.location.pathname);
    const site = getSite();
    const html = () =>
      markFallback(
        `<!DOCTYPE html>${renderToStaticMarkup(
          <Document
            locale={locale}
            tags={ROUTES[id.replace(/^\w+:/, '')]?.tags?.(view) ?? []}
            files={files}
          >
            <DrawingSource value={readDrawing}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </DrawingSource>
          </Document>,
        )}`,
        locale,
      );
    return {
      data: [context.loaderData, site.plainWords],
      view,
      // The list of terms explains itself.
      draw: () =>
        keepOnOneLine(path === WORDS_PAGE ? html() : explainShortWords(html(), site, locale)),
    };
  }

  async function drawFile(address: string): Promise<string> {
    const response: unknown = await handler.queryRoute(requestOf(address));
    if (!(response instanceof Response) || !response.ok) throw notDrawn(address, response);
    return withoutBreaks(await response.text());
  }

  return { readPage, drawFile };
}

/** Every address shape of the site, in each language; the modules are those that the features name, or named after the type of a single page. */
function listRoutes(): RouteObject[] {
  const site = getSite();
  const modules = PAGE_GROUPS.flatMap(({ routes, pages }) =>
    Object.entries(
      routes ??
        Object.fromEntries(
          pages(site).map(({ kind, path }) => [path.slice(1), `${kind}/${kind}-page.tsx`]),
        ),
    ),
  );
  return site.college.languages.flatMap((locale) =>
    modules.map(([address, module]) => {
      const file = `./features/${module}`;
      const route = ROUTES[file];
      if (!route) throw new Error(`There is no route app/features/${module}`);
      return {
        id: `${locale}:${file}`,
        path: localisePath(`/${address}`, locale),
        loader: ({ url, params }) => route.loader({ url, params: params as Params }),
        ...(route.Component && { Component: route.Component }),
      };
    }),
  );
}

function notDrawn(address: string, cause: unknown): Error {
  return new Error(`${address} could not be rendered`, { cause });
}
