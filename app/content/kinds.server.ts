import type { z } from 'zod';
import { type Features, givenFeatures } from './given.server.ts';
import type { Kind } from './kind.server.ts';

type OwnKind = {
  [Name in keyof Features]: Features[Name] extends { kinds: readonly (infer Own)[] } ? Own : never;
}[keyof Features];

let known: readonly OwnKind[] | undefined;

function all(): readonly OwnKind[] {
  known ??= Object.values(givenFeatures())
    .flatMap((feature): readonly OwnKind[] => ('kinds' in feature ? feature.kinds : []))
    .sort((a, b) => a.rank - b.rank);
  return known;
}

/** Every type of content, in the order of the desk's list. */
export const kinds = (): readonly Kind[] => all();

/** Those that are read as collections. */
export const collections = () => all().flatMap((kind) => ('collection' in kind ? [kind] : []));

/** Those that are single files. */
export const singles = () => all().flatMap((kind) => ('single' in kind ? [kind] : []));

/** What a single file gives: an entry, or a list of entries. */
type Single<Each> = Each extends { whole: z.ZodType<infer Whole> }
  ? Whole
  : Each extends { form: 'list'; schema: z.ZodType<infer Entry> }
    ? Entry[]
    : Each extends { schema: z.ZodType<infer Entry> }
      ? Entry
      : never;

/** The content of every single file. */
export type Singles = {
  [Each in ReturnType<typeof singles>[number] as Each['single']]: Single<Each>;
};

/**
 * An entry of a collection: its fields, its id (the name of the file) and the file, for messages.
 */
export type Entry<Fields> = Fields & { id: string; file: string };

export type Collections = {
  [Each in ReturnType<typeof collections>[number] as Each['collection']]: Entry<
    z.infer<Each['schema']>
  >[];
};

type Scheduled = Entry<{ publishFrom?: string | undefined }>;

/** The entries of all collections, one after the other. */
export function entriesOf(site: Collections): Scheduled[] {
  return collections().flatMap(({ collection }): Scheduled[] => site[collection]);
}

/** The folder of the feature of a type. */
export function featureOf(id: string): string | undefined {
  return Object.entries(givenFeatures()).find(
    ([, feature]) => 'kinds' in feature && feature.kinds.some((kind) => kind.id === id),
  )?.[0];
}

/** The type with an id. */
export function kindOf(id: OwnKind['id']): Kind;
export function kindOf(id: string): Kind | undefined;
export function kindOf(id: string): Kind | undefined {
  return kinds().find((kind) => kind.id === id);
}
