import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Settings } from '#desk/server/access/settings.ts';
import { entryPlace, ownEntry } from '#desk/server/entries/entry-requests.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { namesIn } from '#desk/server/entries/units.ts';
import { titleOfField } from '#desk/server/forms/field-of.ts';
import type { Approval } from '#desk/server/publish/approval.ts';
import { MAIL } from '#desk/server/publish/mail.ts';
import type { PublicSite } from '#desk/server/publish/public-site.ts';
import { oneLine } from '#desk/server/publish/publications.ts';
import { DeskError, WORDS } from '#desk/words.ts';

const requestSchema = z.strictObject({
  ...entryPlace.shape,
  reason: z.string().trim().min(1).max(200),
});
const commentSchema = z.strictObject({
  ...entryPlace.shape,
  text: z.string().trim().min(1).max(1000),
  isBack: z.boolean(),
  path: z
    .array(z.union([z.string().max(100), z.number()]))
    .max(20)
    .optional(),
});

/** Entries sent for approval, and what is said of them; who has to know gets an e-mail. */
export function approvalRoutes(
  app: FastifyInstance,
  store: Store,
  approval: Approval,
  settings: Settings | undefined,
  { waiting, send }: PublicSite,
): void {
  const people = settings?.people ?? [];

  app.get('/api/comments', async ({ query, person }) => {
    const { kind, id } = ownEntry(store, entryPlace.parse(query), person);
    const request = (await waiting.requests()).find(
      (each) => each.kind === kind.id && each.id === id,
    );
    const { units } = await waiting.now();
    const isWaiting = units?.flatMap(namesIn).includes(`${kind.id}/${id}`) ?? true;
    return { comments: approval.comments(kind.id, id), request: request ?? null, isWaiting };
  });

  app.post('/api/request', async ({ body, person }) => {
    const { reason: written, ...asked } = requestSchema.parse(body);
    const { kind, id, value, title } = ownEntry(store, asked, person);
    const [by, reason] = [person.name, oneLine(written)];
    await store.alone(() => approval.ask({ kind: kind.id, id, reason, by, user: person.user }));
    const approvers = people.filter(
      (each) => each.publish && each !== person && mayWrite(each, kind.id, [value]),
    );
    send(approvers, { ...MAIL.asked(title, by), said: reason, place: { kind: kind.id, id } });
    return {};
  });

  app.post('/api/comment', async ({ body, person }) => {
    const { text: written, isBack, path, ...said } = commentSchema.parse(body);
    const { kind, id, value, title } = ownEntry(store, said, person);
    const request = (await waiting.requests()).find(
      (each) => each.kind === kind.id && each.id === id,
    );
    if (isBack && !person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    if (isBack && !request) throw new DeskError(409, WORDS.nobodyAsks);
    // Signs that cannot be seen, or that turn the direction of what follows.
    const text = written.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
    const at = path && { path, field: titleOfField(kind, path) };
    await store.alone(async () =>
      approval.comment(kind.id, id, { by: person.name, text, isBack, ...at }),
    );
    // Who may not read the entry any more is not told of it.
    const asker = people.filter(
      (each) =>
        each.user === request?.user &&
        each.user !== person.user &&
        mayWrite(each, kind.id, [value]),
    );
    send(asker, {
      ...(isBack ? MAIL.sentBack : MAIL.answered)(title, person.name),
      said: at ? `${at.field.en} / ${at.field.ml}: ${text}` : text,
      place: { kind: kind.id, id },
    });
    return {};
  });
}
