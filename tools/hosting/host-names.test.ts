import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withHostNames } from './host-names.ts';

const names = readFileSync('tools/hosting/nginx/names.conf', 'utf8');

it.each([
  ['https://www.gec.test', 'gec.test', 'https://www.gec.test$request_uri'],
  ['https://gec.ac.test', 'www.gec.ac.test', 'https://gec.ac.test$request_uri'],
])(
  'the files for a host of %s answer for its other name, %s, and lead to it',
  (siteUrl, other, to) => {
    const own = withHostNames(names, siteUrl);
    expect(own).toContain(`server_name ${other};`);
    expect(own).toContain(`return 301 ${to};`);
    expect(own).toContain(`/etc/letsencrypt/live/${new URL(siteUrl).host}/`);
    expect(own).not.toContain('college.example');
  },
);

it('the names of the sample college stay', () => {
  expect(withHostNames(names, 'https://www.college.example')).toBe(names);
});
