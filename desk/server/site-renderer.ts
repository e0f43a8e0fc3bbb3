import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { listPages } from '#app/content/pages.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { pictureFiles } from '#app/content/reading/pictures.server.ts';
import { portraitFiles } from '#app/content/reading/portraits.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { showFiles } from '#app/content/reading/shown-files.server.ts';
import { showSite } from '#app/content/reading/site.server.ts';
import { PAGE_START_MARK } from '#app/page-start/page-start.server.ts';
import { BUNDLE } from '#tools/build/places.ts';
import { loadRenderer, prepareBundle } from '#tools/build/site-bundle.ts';

/** A site, and files that are not in its content yet, by their paths. */
export type Shown = { site: Site; files: ReadonlyMap<string, Buffer> };

/** Renders single pages of the site, from the content as it is or with a draft in it. */
export class SiteRenderer {
  readonly #bundle = resolve(BUNDLE);
  #prepared: Promise<void> | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** Scripts and styles of the pages. */
  get assets(): string {
    return join(this.#bundle, 'client/assets');
  }

  /** Bundles changed code; after a failure it tries again next time. */
  prepare(): Promise<void> {
    const prepared = this.#prepared ?? prepareBundle(this.#bundle);
    this.#prepared = prepared;
    prepared.catch(() => {
      this.#prepared = undefined;
    });
    return prepared;
  }

  /** A page as HTML without what starts the app; `undefined` where the site has no such page. */
  async render(address: string, { site, files }: Shown): Promise<string | undefined> {
    const addresses = listPages(site).map((page) => page.address);
    if (!addresses.includes(address)) return undefined;
    await this.prepare();
    return this.#alone({ site, files }, async () => {
      const render = await loadRenderer(this.#bundle, addresses);
      const [html] = (await (await render(address.replace(/\/?$/, '/'))).text()).split(PAGE_START_MARK);
      return html;
    });
  }

  /** A picture of a page that no build has made yet, as JPEG. */
  picture(name: string, shown: Shown): Promise<Buffer | undefined> {
    return this.#alone(shown, async () => {
      const albums = shown.site.albums.flatMap((album) => album.pictures.map((picture) => pictureFiles(contentFolder(), album, picture)));
      const all = [...shown.site.people.flatMap((person) => portraitFiles(contentFolder(), person)), ...(await Promise.all(albums)).flat()];
      const found = all.find((picture) => picture.name === name);
      if (!found) return undefined;
      const { source, width, height } = found;
      return sharp(source)
        .rotate()
        .resize(height === undefined ? { width } : { width, height, position: 'top' })
        .flatten({ background: '#ffffff' })
        .jpeg()
        .toBuffer();
    });
  }

  /** One after the other, since the code of the pages reads the content from a single place. */
  #alone<Result>({ site, files }: Shown, task: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(async () => {
      showSite(contentFolder(), site);
      showFiles(files);
      return task();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
