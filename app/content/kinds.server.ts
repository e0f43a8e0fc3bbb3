import type { z } from 'zod';
import * as features from './features.server.ts';
import type { Kind } from './kind.server.ts';

type Features = typeof features;
type OwnKind = {
  [Name in keyof Features]: Features[Name] extends { kinds: readonly (infer Own)[] } ? Own : never;
}[keyof Features];

const ALL = Object.values(features)
  .flatMap((feature): readonly OwnKind[] => ('kinds' in feature ? feature.kinds : []))
  .sort((a, b) => a.rank - b.rank);

/** Every type of content, in the order of the desk's list. */
export const KINDS: readonly Kind[] = ALL;

/** Those that are read as collections. */
export const COLLECTIONS = ALL.flatMap((kind) => ('collection' in kind ? [kind] : []));

/** Those that are single files. */
export const SINGLES = ALL.flatMap((kind) => ('single' in kind ? [kind] : []));

/** What a single file gives: an entry, or a list of entries. */
type Single<Each> = Each extends { whole: z.ZodType<infer Whole> }
  ? Whole
  : Each extends { form: 'list'; schema: z.ZodType<infer Entry> }
    ? Entry[]
    : Each extends { schema: z.ZodType<infer Entry> }
      ? Entry
      : never;

/** The content of every single file. */
export type Singles = { [Each in (typeof SINGLES)[number] as Each['single']]: Single<Each> };

/** An entry of a collection: its fields, its id (the name of the file) and the file, for messages. */
export type Entry<Fields> = Fields & { id: string; file: string };

export type Collections = {
  [Each in (typeof COLLECTIONS)[number] as Each['collection']]: Entry<z.infer<Each['schema']>>[];
};

type Scheduled = Entry<{ publishFrom?: string | undefined }>;

/** The entries of all collections, one after the other. */
export function entriesOf(collections: Collections): Scheduled[] {
  return COLLECTIONS.flatMap(({ collection }): Scheduled[] => collections[collection]);
}

/** The folder of the feature of a type. */
export function featureOf(id: string): string | undefined {
  return Object.entries(features).find(
    ([, feature]) => 'kinds' in feature && feature.kinds.some((kind) => kind.id === id),
  )?.[0];
}

/** The type with an id. */
export function kindOf(id: string): Kind | undefined {
  return KINDS.find((kind) => kind.id === id);
}
