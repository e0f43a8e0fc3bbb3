import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { words } from '#tests/support/words.ts';
import { offlineFiles } from './make-service-worker.ts';

const client = newFolder();
mkdirSync(join(client, 'assets'));

it('is another worker when something urgent is said or its time is changed, so that saved pages are saved again', () => {
  const workerWith = (...times: string[]) =>
    JSON.stringify(
      offlineFiles(client, {
        ...getSite(),
        emergencies: times.map((until) => ({
          id: 'rain',
          title: words('heavy rain', 'കനത്ത മഴ'),
          text: words('Examinations are postponed.', 'പരീക്ഷകൾ മാറ്റി.'),
          from: '2026-12-02T19:00:00+05:30',
          until,
        })),
      }),
    );
  const [none, first, longer] = [
    workerWith(),
    workerWith('2026-12-03T18:00:00+05:30'),
    workerWith('2026-12-04T18:00:00+05:30'),
  ];
  expect(new Set([none, first, longer]).size).toBe(3);
  expect(workerWith()).toBe(none);
});

it('keeps the styles of the search window with its script', () => {
  for (const name of ['search-list-a.css', 'search-window.tool-a.js', 'style-a.css'])
    writeFileSync(join(client, 'assets', name), '');
  const { files } = offlineFiles(client).en ?? { files: [] };
  expect(files).toEqual(['/assets/search-list-a.css', '/assets/search-window.tool-a.js']);
});
