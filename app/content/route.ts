import type { ComponentType } from 'react';
import type { HeadTag } from '#app/lib/head-tags.ts';

/** What a loader is given: the address that is drawn, and the parts of it that the route names. */
export type LoaderArgs<Name extends string = never, Optional extends string = never> = {
  url: URL;
  params: Record<Name, string> & Partial<Record<Optional, string>>;
};

type Loader = (args: LoaderArgs<string>) => unknown;

/** What a page is made of: the data of its loader. */
export type PageProps<Load extends (args: never) => unknown> = {
  loaderData: Awaited<ReturnType<Load>>;
};

/** A module of a route, `<type>-route.tsx`: a page, or a file where it has no component. */
export type RouteModule = {
  loader: Loader;
  default?: ComponentType<{ loaderData: unknown }>;
  /** The tags of its head. */
  meta?: (page: { loaderData: unknown }) => HeadTag[];
};
