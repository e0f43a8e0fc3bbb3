// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { show } from '#tests/support/show.tsx';
import { peopleView } from './people.server.ts';
import { start } from './people-filter.tool.ts';
import PeoplePage from './people-page.tsx';

const { people } = getSite();
type Person = (typeof people)[number];
const isInCse = ({ department }: Person) => department === 'cse';
const worksOn = (area: { en: string }) => (person: Person) =>
  person.areas.some(({ en }) => en === area.en);
/** An area of somebody in the department, and one in which nobody there works. */
const HERE = need(people.find(isInCse)?.areas[0]);
const ELSEWHERE = need(
  people.find(({ areas }) => areas.every((area) => !people.filter(isInCse).some(worksOn(area))))
    ?.areas[0],
);
const inAddress = ({ en }: { en: string }) => en.toLowerCase().replaceAll(' ', '-');

const COUNT = {
  en: (count: number) => `${count} of ${people.length} people`,
  ml: (count: number) => `ആകെ ${people.length} പേരിൽ ${count} പേർ`,
};
const NOBODY = {
  en: 'No staff found for this department and area.',
  ml: 'തിരഞ്ഞെടുത്ത വകുപ്പിലും മേഖലയിലും ആരുമില്ല.',
};

describe.each(PUBLISHED)('the directory (%s)', (locale) => {
  const path = localisePath('/faculty', locale);
  const draw = (query = '') => {
    history.replaceState(null, '', path + query);
    show(<PeoplePage view={peopleView(getSite(), locale)} />, locale);
  };
  const filter = () => start(need(document.querySelector<HTMLElement>('[data-tool]')));
  const address = () => location.pathname + location.search;
  const [department = 0, area = 1] = [0, 1];
  const choose = (field: number, value: string) =>
    fireEvent.change(need(screen.getAllByRole('combobox')[field]), { target: { value } });
  const said = () => screen.getByRole('status').textContent;
  const expectShown = (shown: readonly Person[]) => {
    const links = [...document.querySelectorAll(`a[href^="${path}/"]`)].filter(
      (link) => !link.closest('[hidden]'),
    );
    expect(links.map(({ textContent }) => textContent).sort()).toEqual(namesOf(shown, locale));
    expect(said()).toBe(shown.length > 0 ? COUNT[locale](shown.length) : NOBODY[locale]);
  };

  it('lists everybody, or those of a department and an area, says how many, and keeps the choice in the address', () => {
    draw();
    expectShown(people);
    filter();
    expectShown(people);
    choose(department, 'cse');
    expectShown(people.filter(isInCse));
    expect(document.querySelectorAll('section:not([hidden]) > h2')).toHaveLength(1);
    choose(area, inAddress(HERE));
    expectShown(people.filter((person) => isInCse(person) && worksOn(HERE)(person)));
    expect(address()).toBe(`${path}?department=cse&area=${inAddress(HERE)}`);
    choose(area, inAddress(ELSEWHERE));
    expectShown([]);
    choose(department, '');
    expectShown(people.filter(worksOn(ELSEWHERE)));
    choose(area, '');
    expect(address()).toBe(path);
    expectShown(people);
  });

  it('applies the choice of the address; what it does not know is no filter', () => {
    draw('?department=physics&area=astrology');
    filter();
    expectShown(people.filter((person) => person.department === 'physics'));
    expect(address()).toBe(`${path}?department=physics`);
  });

  it('keeps what was chosen before the filter came, against the address', () => {
    draw('?department=physics');
    choose(department, 'cse');
    filter();
    expectShown(people.filter(isInCse));
    expect(address()).toBe(`${path}?department=cse`);
  });
});

function namesOf(shown: readonly Person[], locale: Locale): string[] {
  return shown.map(({ name }) => name[locale]).sort();
}
