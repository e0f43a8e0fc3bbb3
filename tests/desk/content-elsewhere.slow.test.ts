import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openDesk } from '#desk/server/routes/desk-server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { buildOnePage, person } from './desk-copy.ts';

const PERSON = person('web', { name: 'Web team', publish: true });

it('the desk saves, publishes and takes back content in a repository of its own', async () => {
  const root = newFolder();
  const content = join(root, 'sites/our-college/texts');
  cpSync('content', content, { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', [
      ...['-C', root, '-c', 'user.name=Anu', '-c', 'user.email=anu@college.example'],
      ...words,
    ]);
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'Begin');

  const { store, publisher } = await openDesk(dirname(content), undefined, undefined, content);
  const built: string[] = [];
  vi.spyOn(publisher, 'build').mockImplementation(async (commit) => {
    const folder = join(root, 'sites/our-college/.desk/publishing');
    built.push(
      readFileSync(
        join(folder, 'snapshots', commit, 'sites/our-college/texts/college.yaml'),
        'utf8',
      ),
    );
    buildOnePage(join(root, 'sites/our-college'));
  });
  const publish = async (sentence: string) => {
    await publisher.prepare(PERSON);
    await publisher.publish(PERSON, sentence, publisher.progress.of(PERSON).commit ?? '');
    expect(publisher.progress.of(PERSON)).toMatchObject({ stage: 'published' });
  };
  await publish('First');
  const college = readFileSync(join(content, 'college.yaml'), 'utf8');
  await store.alone(() =>
    store.commit(
      new Map([['college.yaml', college.replace('copyrightYear: 2024', 'copyrightYear: 2023')]]),
      PERSON,
      'Change college.yaml',
    ),
  );
  await publish('An older year');
  const tag = git('tag', '--sort=-refname').toString().split('\n')[0] ?? '';
  await publisher.undo(PERSON, tag);
  expect(publisher.progress.of(PERSON)).toMatchObject({ stage: 'published' });
  expect(built.map((text) => /copyrightYear: \d{4}/.exec(text)?.[0])).toEqual([
    'copyrightYear: 2024',
    'copyrightYear: 2023',
    'copyrightYear: 2024',
  ]);
  expect(readFileSync(join(content, 'college.yaml'), 'utf8')).toBe(college);
});
