import type { CarriedAssets } from './carried-assets.ts';

/** Files of a release in addition to those of the build, by their path in it. */
export type AddedFiles = Readonly<Record<string, string>>;

/**
 * A folder with `releases/`, in which each release has its own folder, and the link `current` to the live one. It is on this machine or on another;
 * releases are known by their names (release-names.ts).
 */
export type ReleasePlace = {
  /** Names of the complete releases, in order. */
  names: () => Promise<string[]>;
  /** Name of the live release. */
  current: () => Promise<string | undefined>;
  /** Hashed files of a release, and which of them it carried over from earlier releases. */
  assets: (name: string) => Promise<{ files: string[]; carried: CarriedAssets }>;
  /** The text of a file of a release; empty if there is none. */
  read: (name: string, path: string) => Promise<string>;
  /**
   * Copies a build to the other releases; a file that is unchanged since the release `before` is hard-linked to it, with its time.
   * The release is complete, or does not exist under its name.
   */
  add: (
    build: string,
    name: string,
    before: string | undefined,
    added: AddedFiles,
    carried: readonly string[],
  ) => Promise<void>;
  /** Points the link to a release, in one step. */
  switchTo: (name: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Folder of a release on its machine. */
  folder: (name: string) => string;
};
