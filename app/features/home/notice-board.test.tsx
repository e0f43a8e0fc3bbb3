// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { homeView } from './home.server.ts';
import { NoticeBoard } from './notice-board.tsx';

const site = getSite();
const MINUTE = 60_000;
const ofDay = ({ issuedOn, validUntil }: { issuedOn: string; validUntil: string }) =>
  [issuedOn, validUntil].join();
const notices = [...site.notices].sort((a, b) => ofDay(b).localeCompare(ofDay(a)));
const events = [...site.events].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
/** The day of the newest notice, by which the page was built. */
const BUILT_AT = Date.parse(`${need(notices[0]).issuedOn}T12:00:00+05:30`);

describe.each(PUBLISHED)('on the home page (%s)', (locale) => {
  const shownAt = (moment: number, title: string) => {
    show(<NoticeBoard view={homeView(site, locale, BUILT_AT)} />, locale);
    seeAt(moment);
    const part = need(screen.getByRole('heading', { level: 2, name: title }).closest('section'));
    const shown = [...part.querySelectorAll('li a:not(.word)')].map(
      ({ textContent }) => textContent,
    );
    cleanup();
    return shown;
  };

  it('a notice that has expired since the build is replaced by the next one, of at most three', () => {
    const valid = notices.filter(({ validUntil }) => BUILT_AT < Date.parse(validUntil));
    const first = Math.min(...valid.slice(0, 3).map(({ validUntil }) => Date.parse(validUntil)));
    for (const moment of [first - MINUTE, first]) {
      const still = valid.slice(0, 6).filter(({ validUntil }) => moment < Date.parse(validUntil));
      expect(shownAt(moment, labelsFor('news', locale).notices)).toEqual(
        still.slice(0, 3).map(({ title }) => title[locale]),
      );
    }
  });

  it('an event is shown until its end and then replaced by the next one', () => {
    const coming = events.filter(({ end }) => BUILT_AT < Date.parse(end));
    const next = need(coming[0]);
    for (const moment of [
      Date.parse(next.start),
      Date.parse(next.end) - MINUTE,
      Date.parse(next.end),
    ]) {
      const still = coming.filter(({ end }) => moment < Date.parse(end));
      expect(shownAt(moment, labelsFor('events', locale).events)).toEqual(
        still.slice(0, 3).map(({ title }) => title[locale]),
      );
    }
  });
});
