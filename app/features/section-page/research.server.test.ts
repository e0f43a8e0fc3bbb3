import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { laboratoriesHtml, laboratoryRows, publicationsHtml } from './research.server.ts';

const site = getSite();
const count = (html: string, piece: string) => html.split(piece).length - 1;

describe('the pages of research', () => {
  it('name every laboratory of the departments, with its equipment and who is in charge', () => {
    const html = laboratoriesHtml(site, 'en', 2);
    const all = site.departments.flatMap(({ laboratories }) => laboratories);
    expect(count(html, '<li>')).toBe(all.length);
    expect(html).toContain('<h2>Computer Science and Engineering</h2>');
    expect(html).toContain('In charge: <a href="/faculty/');
  });

  it('name them in a line for each department where there is little space', () => {
    const rows = laboratoryRows(site, 'ml');
    expect(rows[0]).toMatchObject({ code: 'CSE', href: '/ml/department/cse/laboratories' });
  });

  it('list every publication by year, the newest first', () => {
    const html = publicationsHtml(site, 'en', 2, false);
    const all = site.people.flatMap(({ publications = [] }) => publications);
    expect(count(html, '<li>')).toBe(all.length);
    const years = [...html.matchAll(/<h2>Publications, (\d{4})<\/h2>/g)].map(([, year]) => year);
    expect(years).toEqual([...new Set(years)].sort().reverse());
    expect(years[0]).toBe(String(Math.max(...all.map(({ year }) => year))));
  });

  it('list those of the last year where there is little space, with a link to all', () => {
    const html = publicationsHtml(site, 'ml', 3, true);
    expect(count(html, '<h3>')).toBe(1);
    expect(html).toContain('<a href="/ml/research/publications">എല്ലാ പ്രസിദ്ധീകരണങ്ങളും (');
  });
});
