import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isId, readEntry } from '#desk/content-files/entries.ts';
import { kindOf } from '#desk/content-files/kinds.ts';
import { CARRIERS, placeOf } from '#desk/files/attached-files.ts';
import type { run as prepareFile } from '#desk/files/prepare-file.ts';
import { slugOf } from '#desk/imports/slug.ts';
import { mayWrite } from './permissions.ts';
import { runApart } from './run-apart.ts';
import type { Store } from './store.ts';
import type { Uploads } from './uploads.ts';
import { DeskError, WORDS, type Words } from './words.ts';

/** Room for the largest file and what HTTP adds. */
const MOST_BYTES = 21 * 1024 * 1024;

const PREPARE = new URL('../files/prepare-file.ts', import.meta.url);

const querySchema = z.object({ kind: z.string(), id: z.string().max(200), name: z.string().max(200).default('file') });

/** Details of an accepted file, shown in the form. */
type Taken = { file: string; advice: Words[] };

/** Photographs, documents and logos: each is checked when it is chosen and added to the content when its entry is saved. */
export function fileRoutes(app: FastifyInstance, store: Store, uploads: Uploads): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));

  const isTaken = (user: string, place: string) => existsSync(store.content.pathOf(place)) || uploads.read(user, place) !== undefined;

  app.post('/api/file', { bodyLimit: MOST_BYTES }, async ({ query, body, person }) => {
    const { kind: name, id, name: original } = querySchema.parse(query);
    const kind = kindOf(name);
    const carries = CARRIERS[name];
    if (!kind || !carries || !Buffer.isBuffer(body)) throw new DeskError(400, WORDS.badRequest);
    if (kind.form !== 'file' && !isId(kind, id)) throw new DeskError(400, id === '' ? WORDS.noName : WORDS.badId);
    const now = readEntry(store.content, kind, id);
    if (!mayWrite(person, name, now ? [now.value] : [])) throw new DeskError(403, WORDS.mayNotWrite);
    const stem = name === 'people' ? id : (slugOf(original.replace(/\.[^.]*$/, '')) ?? `${carries}-${Date.now()}`);
    const { bytes, type, measure, advice } = await runApart<typeof prepareFile>(PREPARE, { kind: carries, name: original, bytes: body });
    const file = carries === 'logo' ? `logo.${type}` : `${carries === 'photograph' ? stem.toLowerCase() : stem}.${type}`;
    const free = name === 'gallery' || name === 'documents' ? freeName(file, (other) => isTaken(person.user, placeOf(name, id, other))) : file;
    uploads.keep(person.user, placeOf(name, id, free), bytes, measure);
    return { file: free, advice } satisfies Taken;
  });
}

/** The name, with a number where another file has it. */
function freeName(file: string, isTaken: (name: string) => boolean): string {
  const [, stem = '', end = ''] = /^(.*)(\.\w+)$/.exec(file) ?? [];
  const names = ['', ...Array.from({ length: 98 }, (_, index) => `-${index + 2}`)].map((number) => `${stem}${number}${end}`);
  return names.find((name) => !isTaken(name)) ?? `${stem}-${Date.now()}${end}`;
}
