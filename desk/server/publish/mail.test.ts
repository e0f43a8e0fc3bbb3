import { afterEach, expect, it, vi } from 'vitest';
import { mailServer } from '#tests/desk/mail-server.ts';
import { mailOf } from './mail.ts';

afterEach(() => vi.useRealTimers());

const WEB = { name: 'Web', email: 'web@college.example' };
const message = (id: string, said: string) => ({
  subject: { en: `Sent for approval: ${id}`, ml: 'അംഗീകാരത്തിന് അയച്ചത്' },
  text: { en: `“${id}” was sent for approval.`, ml: `“${id}” അംഗീകാരത്തിന് അയച്ചു.` },
  said,
  place: { kind: 'news', id },
});
const wordsOf = (mail: string) =>
  Buffer.from(mail.split('\r\n\r\n').slice(1).join('').replaceAll(/\s/g, ''), 'base64').toString();

it('a person gets one mail in a quarter of an hour, and then what came meanwhile in one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const post = await mailServer();
  const send = mailOf({
    address: 'https://desk.college.example',
    mail: { server: post.address, from: 'desk@college.example' },
  });
  for (let number = 1; number <= 500; number++) send([WEB], message('bus-routes', `x ${number}`));
  send([WEB, { name: 'Office', email: 'office@college.example' }], message('camp', 'y'));
  await expect.poll(() => post.mails).toHaveLength(2);
  expect(post.mails.map(({ to }) => to)).toEqual([
    ['web@college.example'],
    ['office@college.example'],
  ]);
  expect(wordsOf(post.mails[0]?.text ?? '')).toContain('x 1\n');
  vi.advanceTimersByTime(15 * 60_000);
  await expect.poll(() => post.mails).toHaveLength(3);
  const last = post.mails[2]?.text ?? '';
  expect(wordsOf(last)).toMatch(/x 500\n[\s\S]*“camp” was sent for approval/);
  vi.advanceTimersByTime(60 * 60_000);
  post.stop();
  expect(post.mails).toHaveLength(3);
});
