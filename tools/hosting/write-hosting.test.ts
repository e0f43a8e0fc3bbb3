import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { writeHosting } from './write-hosting.ts';

it('an old address in the place of a file that the college adds itself stops the build', () => {
  const client = join(newFolder({ 'client/google 1.html': 'verification' }), 'client');
  const redirects = [{ from: '/google%201.html', to: '/about' }];
  expect(() => writeHosting(client, [], redirects)).toThrow(
    'an address at which this site has no file of its own',
  );
});
