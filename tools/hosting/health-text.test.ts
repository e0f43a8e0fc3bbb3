import { expect, it } from 'vitest';
import { contentDay } from '#app/content/last-modified.ts';
import { getSite } from '#app/site.ts';
import { healthText } from './health-text.ts';

it('the health file states the time of the build in India and the date of the newest content', () => {
  const now = Date.parse('2026-11-23T18:30:05Z');
  expect(healthText(getSite(), now)).toBe(
    `built 2026-11-24T00:00:05+05:30\ncontent of ${contentDay(getSite(), now)}\n`,
  );
});
