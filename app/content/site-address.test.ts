import { describe, expect, it } from 'vitest';
import { siteAddress } from './site-address.ts';

describe('the address of the site', () => {
  it.each([
    'https://www.college.example',
    'https://www.college.example/',
    ' https://www.college.example// ',
    'https://WWW.College.example/?',
    'https://www.college.example:443/#',
    'www.college.example',
  ])('%j is that of its name', (copied) => {
    expect(siteAddress.parse(copied)).toBe('https://www.college.example');
  });

  it.each([
    'https://www.college.example/college',
    'https://www.college.example/college/',
    'https://www.college.example/index.php',
    'https://www.college.example/?lang=en',
    'https://www.college.example/#home',
    'https://office@www.college.example',
    'http://www.college.example',
    'college.example',
  ])('%j is refused in words', (copied) => {
    expect(siteAddress.safeParse(copied).error?.issues[0]?.message).toContain(
      'the address of the website, https:// and its name alone',
    );
  });
});
