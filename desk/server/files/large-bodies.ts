import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DeskError, WORDS } from '#desk/words.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';

/** Of one person at once. */
const MAX_AT_ONCE = 4;

/** A request that is received or read, and the file with its body. */
type InWork = { user: string; path: string; isAnswered: boolean; isRead: boolean };

/**
 * Files and lists take seconds to be read: a person may send four at once. What is more, or longer
 * than its route takes, is refused before it is received. Files wait on the disk and not in memory;
 * where a route gets one, the body is its path.
 */
export class LargeBodies {
  readonly #folder: string;
  readonly #inWork = new Map<FastifyRequest, InWork>();

  constructor(app: FastifyInstance, folder: string) {
    this.#folder = folder;
    // What a crash has left.
    removeFolder(folder);
    mkdirSync(folder, { recursive: true });
    app.addContentTypeParser('application/octet-stream', this.#receive);
  }

  readonly #receive = async (request: FastifyRequest, body: Readable): Promise<string> => {
    const path = this.#inWork.get(request)?.path;
    if (path === undefined) throw new DeskError(400, WORDS.badRequest);
    const file = await open(path, 'w');
    let length = 0;
    try {
      // Its sender gets an answer, so the connection stays.
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        length += chunk.length;
        if (length > request.routeOptions.bodyLimit) throw new DeskError(413, WORDS.tooLarge);
        await file.appendFile(chunk);
      }
    } finally {
      await file.close();
    }
    return path;
  };

  /** Of a route, before the body is received. */
  readonly take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { user } = request.person;
    if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit)
      throw new DeskError(413, WORDS.tooLarge);
    const own = [...this.#inWork.values()].filter((each) => each.user === user);
    if (own.length >= MAX_AT_ONCE) throw new DeskError(429, WORDS.stillChecking);
    const path = join(this.#folder, randomUUID());
    const work: InWork = { user, path, isAnswered: false, isRead: true };
    this.#inWork.set(request, work);
    reply.raw.once('close', () => {
      work.isAnswered = true;
      this.#end(request, work);
    });
  };

  /**
   * Reads what was received. It goes on to count for its sender when nobody waits for the answer
   * any more.
   */
  async read<Result>(request: FastifyRequest, reading: () => Promise<Result>): Promise<Result> {
    const work = this.#inWork.get(request);
    if (work) work.isRead = false;
    try {
      return await reading();
    } finally {
      if (work) {
        work.isRead = true;
        this.#end(request, work);
      }
    }
  }

  #end(request: FastifyRequest, { path, isAnswered, isRead }: InWork): void {
    if (!isAnswered || !isRead) return;
    this.#inWork.delete(request);
    rmSync(path, { force: true });
  }
}
