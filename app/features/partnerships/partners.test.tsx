// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { partnersBlock } from './partners.server.ts';
import { Partners } from './partners.tsx';

const partner = need(getSite().partners[0]);

it.each([
  ['is running in the last minute of its last day in India', 'T23:59:00+05:30', 'Valid'],
  ['has ended once its last day is over in India', 'T24:00:00+05:30', 'Ended'],
])('an agreement %s', (_, time, state) => {
  const partners = partnersBlock(getSite(), partner.kind, 'en', Date.parse(partner.signedOn));
  show(<Partners partners={partners as never} />, 'en');
  seeAt(Date.parse(partner.validUntil + time));
  expect(screen.getByText(partner.name.en).nextElementSibling?.textContent).toBe(state);
});
