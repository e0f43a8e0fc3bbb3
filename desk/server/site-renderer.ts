import { join, resolve } from 'node:path';
import { listPages } from '#app/content/pages.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { showSite } from '#app/content/reading/site.server.ts';
import { PAGE_START_MARK } from '#app/page-start/page-start.server.ts';
import { BUNDLE } from '#tools/build/places.ts';
import { loadRenderer, prepareBundle } from '#tools/build/site-bundle.ts';

/** Renders single pages of the site, from the content as it is or with a draft in it. */
export class SiteRenderer {
  readonly #bundle = resolve(BUNDLE);
  #prepared: Promise<void> | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** Scripts and styles of the pages. */
  get assets(): string {
    return join(this.#bundle, 'client/assets');
  }

  /** Bundles the code where it has changed; what has failed is tried again the next time. */
  prepare(): Promise<void> {
    const prepared = this.#prepared ?? prepareBundle(this.#bundle);
    this.#prepared = prepared;
    prepared.catch(() => {
      this.#prepared = undefined;
    });
    return prepared;
  }

  /**
   * A page as HTML without what starts the app; `undefined` where the site has no such page. Pages are rendered one after the other, since their code
   * asks one place for the content.
   */
  async render(address: string, site: Site): Promise<string | undefined> {
    const addresses = listPages(site).map((page) => page.address);
    if (!addresses.includes(address)) return undefined;
    await this.prepare();
    const turn = this.#turn.then(async () => {
      showSite(contentFolder(), site);
      const render = await loadRenderer(this.#bundle, addresses);
      const [html] = (await (await render(address.replace(/\/?$/, '/'))).text()).split(PAGE_START_MARK);
      return html;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
