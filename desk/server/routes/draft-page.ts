import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { DeskError, WORDS } from '#desk/words.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

export const pictureSchema = z.object({ name: z.string().regex(/^[\w-]+\.\w+$/) });

/** A page without its scripts, which would be blocked anyway. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

/**
 * A picture of a page: as a build has made it, or drawn from the site that is shown.
 * @param folders builds in which it may be
 */
export async function sendPicture(
  reply: FastifyReply,
  renderer: SiteRenderer,
  name: string,
  folders: readonly string[],
  shown: () => Promise<Site | undefined>,
) {
  const made = ['public', ...folders]
    .map((folder) => join(folder, 'assets/pictures', name))
    .find((file) => existsSync(file));
  if (made) return reply.type(TYPES[extname(name)] ?? 'image/jpeg').send(createReadStream(made));
  const site = await shown();
  const picture = site && (await renderer.picture(name, site));
  if (!picture) throw new DeskError(404, WORDS.notFound);
  return reply.type('image/jpeg').send(picture);
}
