import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#app/content/schemas/navigation.ts';
import { shellView } from '#app/features/shell/shell.server.ts';
import { getSite } from '#app/site.ts';
import { currentMenuId } from './current-item.ts';

describe('the current menu entry', () => {
  const { menu } = shellView(getSite(), 'en', 0);

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about/history', 'about'],
    ['/academics/graduation', 'academics'],
    ['/administrative/anti-ragging', 'administration'],
    ['/department/cse', 'departments'],
    ['/department/cse/labs', 'departments'],
    ['/department/physicalEducation', 'departments'],
    ['/campus-life/sports', 'campus-life'],
    ['/pta', 'quick-links'],
  ])('of %s is %s', (path, id) => {
    expect(currentMenuId(menu, path)).toBe(id);
  });

  it('is the same in Malayalam', () => {
    const malayalam = shellView(getSite(), 'ml', 0).menu;
    expect(currentMenuId(malayalam, '/ml')).toBe('home');
    expect(currentMenuId(malayalam, '/ml/about/history')).toBe('about');
  });

  it('is missing for pages outside the menu', () => {
    expect(currentMenuId(menu, '/privacy')).toBeUndefined();
    expect(currentMenuId(menu, '/aboutness')).toBeUndefined();
  });
});

it('is the nearer of two parent entries', () => {
  const entry = (href: string) => ({ label: href, href, description: '' });
  const items: MenuItem[] = [
    { id: 'academics', title: 'Academics', href: '/academics', entries: [entry('/academics#nba')] },
    { id: 'graduation', title: 'Graduation', href: '#', entries: [entry('/academics/graduation')] },
  ];
  expect(currentMenuId(items, '/academics/graduation')).toBe('graduation');
  expect(currentMenuId(items, '/academics/nba')).toBe('academics');
});
