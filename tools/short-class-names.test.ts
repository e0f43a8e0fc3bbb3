import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const CSS = '.head { color: red } .head .title { animation: rise 1s } @keyframes rise { to { top: 0 } }';

it('a class has three letters for its file and a number in it, the same in every run', () => {
  const [first, second] = [shortClassNames('/a'), shortClassNames('/b')];
  const names = ['head', 'title', 'rise'].map((name) => first(name, '/a/app/part.module.css', CSS));
  expect(names[0]).toMatch(/^[a-z]{3}0$/);
  expect(new Set(names).size).toBe(3);
  expect(names).toEqual(['head', 'title', 'rise'].map((name) => second(name, '/b/app/part.module.css?used', CSS)));
});

it('the same class of two files has two names', () => {
  const nameOf = shortClassNames('/a');
  expect(nameOf('head', '/a/one.module.css', CSS)).not.toBe(nameOf('head', '/a/two.module.css', CSS));
});

it('two files with the same letters are told, and so is a name that stands nowhere', () => {
  const nameOf = shortClassNames('/a');
  const useMany = () => {
    for (let file = 0; file < 20_000; file += 1) nameOf('head', `/a/${file}.module.css`, CSS);
  };
  expect(useMany).toThrow(/would be called alike: rename one of the files/);
  expect(() => shortClassNames('/a')('tail', '/a/one.module.css', CSS)).toThrow(/one\.module\.css has the name tail/);
});
