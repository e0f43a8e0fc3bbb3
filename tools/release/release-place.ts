import type { CarriedAssets } from './carried-assets.ts';

/** Files of a release beside those of the build, by their path in it. */
export type AddedFiles = Readonly<Record<string, string>>;

/**
 * Where releases of the site lie: a folder with `releases/`, in which each has a folder of its own, and the link `current` that says which is served.
 * On this machine or on another; releases are known by their names (release-names.ts).
 */
export type ReleasePlace = {
  /** Names of the complete releases, in order. */
  names: () => Promise<string[]>;
  /** Name of the release that is served. */
  current: () => Promise<string | undefined>;
  /** Hashed files of a release, and what it says that it took along of them. */
  assets: (name: string) => Promise<{ files: string[]; carried: CarriedAssets }>;
  /**
   * Copies a build beside the releases that are there; a file that is as it was in the release `before` is the same file there, with the same time.
   * It is complete, or not there under its name.
   */
  add: (build: string, name: string, before: string | undefined, added: AddedFiles, carried: readonly string[]) => Promise<void>;
  /** Leads the link to a release, in one step. */
  switchTo: (name: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Folder of a release, where it lies on this machine. */
  folder?: (name: string) => string;
};
