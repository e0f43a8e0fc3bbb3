import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { type DeskCopy, deskOverCopy, ORIGIN, person, settingsFor } from './desk-copy.ts';
import { mailServer } from './mail-server.ts';

const BUS = { kind: 'news', id: 'bus-routes-revised' };
const REASON = 'The buses run from Monday.';

const PEOPLE = [
  person('web', { publish: true, name: 'Web\r\nBcc: x@evil.example' }),
  person('office'),
  person('library', { write: ['documents'] }),
  person('civil', { department: 'ce', publish: true }),
];

const openDesk = (server: string) =>
  deskOverCopy(settingsFor(PEOPLE, { mail: { server, from: 'desk@college.example' } }));
const wordsOf = (text: string) =>
  Buffer.from(text.split('\r\n\r\n').slice(1).join('').replaceAll(/\s/g, ''), 'base64').toString();

afterEach(() => vi.restoreAllMocks());

describe('an entry that was sent for approval', () => {
  let desk: DeskCopy;
  let post: Awaited<ReturnType<typeof mailServer>>;
  const [web, office] = [() => desk.as('web'), () => desk.as('office')];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    post = await mailServer();
    desk = await openDesk(post.address);
  });
  afterAll(() => {
    vi.useRealTimers();
    post.stop();
    desk.dispose();
  });
  const mails = async (count: number) => {
    await expect.poll(() => post.mails).toHaveLength(count);
    return post.mails.at(-1) ?? { to: [], text: '' };
  };
  const comment = (text: string, isBack = false) => ({ ...BUS, text, isBack });

  it('is told by e-mail to those who may publish it, in both languages, with one line of each header', async () => {
    await office().get('request', { ...BUS, reason: `${REASON}\r\nBcc: y@evil.example` });
    const { to, text } = await mails(1);
    expect(to).toEqual(['web@college.example']);
    expect(text).not.toMatch(/^Bcc:/im);
    expect(text).toMatch(
      /^From: [^\r]*\r\n <desk@college\.example>\r\nTo: "Web Bcc: x@evil\.example" <web@college\.example>\r$/m,
    );
    const said = wordsOf(text);
    for (const part of [
      'was sent for approval by office.',
      'അംഗീകാരത്തിന് അയച്ചത്: office.',
      REASON,
      `${ORIGIN}/#/content/news/bus-routes-revised`,
    ])
      expect(said).toContain(part);
  });

  it('is sent back with a comment, which the person who asked is shown and told', async () => {
    expect(await office().status('comment', comment('Back', true))).toBe(403);
    const said = 'The times are of last year.\nLook at \u202eroute 3.';
    await web().get('comment', comment(said, true));
    expect((await mails(2)).to).toEqual(['office@college.example']);
    expect(wordsOf(post.mails[1]?.text ?? '')).toContain('The times are of last year.');
    expect((await office().get('changes')).requests).toMatchObject([
      { ...BUS, answer: { isBack: true, text: 'The times are of last year.\nLook at  route 3.' } },
    ]);
    await office().get('comment', comment('Mended.'));
    await office().get('request', { ...BUS, reason: 'Mended.' });
    // The second within a quarter of an hour.
    vi.advanceTimersByTime(15 * 60_000);
    expect((await mails(3)).to).toEqual(['web@college.example']);
    const [request] = (await web().get('changes')).requests;
    expect([request.reason, request.answer]).toEqual(['Mended.', undefined]);
  });

  it('keeps its comments after a restart, newest last, for those who may open it', async () => {
    await desk.restart();
    expect(await desk.as('civil').refusal(`comments?${new URLSearchParams(BUS)}`)).toEqual([
      403,
      'You do not have permission to change this entry.',
    ]);
    expect(await web().get(`comments?${new URLSearchParams(BUS)}`)).toMatchObject({
      comments: [
        { text: expect.stringContaining('The times are of last year.') },
        { text: 'Mended.' },
      ],
      request: { by: 'office', reason: 'Mended.' },
      isWaiting: true,
    });
  });

  it('is told when it is published', async () => {
    vi.spyOn(Publisher.prototype, 'publish').mockImplementation(async function (
      this: Publisher,
      who,
    ) {
      await this.tell(who, desk.git('rev-parse', 'HEAD'), []);
    });
    vi.spyOn(Publisher.prototype, 'refuseShown').mockResolvedValue();
    await web().get('publish', { sentence: 'Buses', commit: desk.git('rev-parse', 'HEAD') });
    vi.advanceTimersByTime(15 * 60_000);
    const { to, text } = await mails(4);
    expect(to).toEqual(['office@college.example']);
    expect(wordsOf(text)).toContain('പ്രസിദ്ധീകരിച്ചത്: Web');
    expect((await web().get('changes')).requests).toEqual([]);
  });

  it.each([
    ['without words', { ...BUS, text: ' ', isBack: false }, 400],
    ['of more than 1000 characters', { ...BUS, text: 'a'.repeat(1001), isBack: false }, 400],
    ['on an entry that there is not', { kind: 'news', id: 'none', text: 'A', isBack: false }, 404],
    ['sent back when nobody asks', { ...BUS, text: 'A', isBack: true }, 409],
  ])('takes no comment %s', async (_, body, status) => {
    expect(await web().status('comment', body)).toBe(status);
  });
});

describe('the comments of an entry', () => {
  let desk: DeskCopy;
  beforeAll(async () => {
    desk = await deskOverCopy();
  });
  afterAll(() => desk.dispose());
  const add = (kind: string, id: string, text: string) =>
    desk.get('comment', { kind, id, text, isBack: false });
  const texts = async (kind: string, id: string) => {
    const { comments } = await desk.get(`comments?${new URLSearchParams({ kind, id })}`);
    return comments.map(({ text }: { text: string }) => text);
  };

  it('follow an old address that gets another name', async () => {
    await add('redirects', '/rti', 'Still asked for.');
    await desk.get('request', { kind: 'redirects', id: '/rti', reason: 'Now' });
    const id = '/right-to-information';
    const saved = await desk.changed('redirects', '/rti', { from: id });
    expect([saved.id, saved.value.from]).toEqual([id, id]);
    expect(await texts('redirects', id)).toEqual(['Still asked for.']);
    expect((await desk.get('changes')).requests).toMatchObject([{ id }]);
  });

  it('are there again when a deleted entry is brought back, but not at a new one with its name', async () => {
    await add(BUS.kind, BUS.id, 'Route 3?');
    const value = await desk.value(BUS.kind, BUS.id);
    await desk.remove(BUS.kind, BUS.id);
    const [{ id, key }] = await desk.get('deleted');
    await desk.get('restore', { id, key });
    expect(await texts(BUS.kind, BUS.id)).toEqual(['Route 3?']);
    await desk.remove(BUS.kind, BUS.id);
    await desk.add(BUS.kind, BUS.id, value, 'new!a');
    expect(await texts(BUS.kind, BUS.id)).toEqual([]);
  });
});

it('a mail server that does not answer holds up nothing, and is named in the log', async () => {
  const silent = await mailServer(true);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const desk = await openDesk(silent.address);
  await desk.as('office').get('request', { ...BUS, reason: REASON });
  silent.stop();
  await expect.poll(() => error.mock.calls.join()).toContain('An e-mail was not sent');
  desk.dispose();
});
