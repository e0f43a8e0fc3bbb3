import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { myAdmissionView } from './my-admission.server.ts';

const view = myAdmissionView(getSite(), 'en', Date.parse('2026-11-25T10:00:00+05:30'));
const course = (id: string) => view.courses.find(({ value }) => value === id);
const amounts = (id: string, category: string) =>
  course(id)
    ?.costs?.find((each) => each.category === category)
    ?.lines.map(({ value }) => value);

describe('my admission', () => {
  it('adds the hostel to the fees of a course and category', () => {
    expect(amounts('btech', 'general')).toEqual(['₹22,120', '₹5,700', '₹27,820', '₹3,750']);
    expect(amounts('btech', 'sc')).toEqual(['₹3,470', '₹5,700', '₹9,170', '₹3,750']);
  });

  it('names the office where fees are not published', () => {
    expect(course('phd')?.costs).toBeUndefined();
    expect(course('phd')?.askFees).toContain('The fees have not been published');
  });

  it('says for every course who runs the admission and where the last ranks are', () => {
    for (const { stream, value } of view.courses)
      expect(stream?.officialLink, value).toMatch(/^https:/);
  });
});
