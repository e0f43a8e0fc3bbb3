import type { ComponentType } from 'react';
import type { HeadTag } from '#app/lib/head-tags.ts';

/** The parts of an address that its route names, `:id`; those of every route in one. */
export type Params = { id: string; year: string; file: string } & Partial<
  Record<'section' | 'part' | 'page', string>
>;

/** What a loader is given: the address that is drawn, and the parts of it that the route names. */
export type LoaderArgs = { url: URL; params: Params };

/** A file of the site, the default export of `<name>-route.ts`. */
export type FileRoute = { loader: (args: LoaderArgs) => unknown };

/** A page (page-route.server.tsx). */
export type PageRoute<View> = FileRoute & {
  Component: ComponentType;
  /** The tags of its head, from its data. */
  tags: (view: View) => HeadTag[];
};
