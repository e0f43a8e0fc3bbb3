import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { tabsOf } from './course-tabs.server.ts';

it('a tab of courses counts its years and programmes; a hint that is given stays', () => {
  const hints = JSON.stringify(tabsOf(getSite()).map(({ hint }) => hint));
  // Some spaces do not break.
  expect(JSON.parse(hints.replaceAll('\u00a0', ' '))).toMatchObject([
    { en: 'Open and past admissions', ml: 'നിലവിലുള്ളതും കഴിഞ്ഞതും' },
    { en: '4 years (B.Arch 5 years), 9 programmes', ml: '4 വർഷം (ബി.ആർക് 5 വർഷം), 9 പ്രോഗ്രാമുകൾ' },
    {
      en: '2 years, 20 programmes, including M.Plan and MCA',
      ml: '2 വർഷം, 20 പ്രോഗ്രാമുകൾ, എം.പ്ലാൻ, എം.സി.എ. ഉൾപ്പെടെ',
    },
    { en: '3–5 years, full or part time', ml: '3–5 വർഷം, മുഴുവൻസമയം അല്ലെങ്കിൽ പാർട്ട് ടൈം' },
  ]);
});
