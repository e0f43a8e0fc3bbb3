import { expect, it } from 'vitest';
import { classNameOf } from './class-names.ts';

const CSS = '.row { color: red } .row .title { } @keyframes slide { } .list { }';

it('names a class by its file and its place there', () => {
  const file = 'app/components/breadcrumbs/breadcrumbs.module.css';
  const names = ['row', 'title', 'slide', 'list'].map((name) => classNameOf(name, file, CSS));
  expect(names).toEqual(['ac0', 'ac1', 'ac2', 'ac3']);
});

it('gives the same class another name in another file', () => {
  expect(classNameOf('row', 'app/components/card/card.module.css', CSS)).not.toBe('ac0');
});

it('asks for a new start when a style file has come since', () => {
  expect(() => classNameOf('row', 'app/new.module.css', CSS)).toThrow('start this command again');
});
