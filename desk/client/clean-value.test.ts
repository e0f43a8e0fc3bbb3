import { describe, expect, it } from 'vitest';
import { withRequired } from '#desk/content-files/with-required.ts';
import { withoutEmpty } from './clean-value.ts';

describe('the value of a form', () => {
  it('is written without fields and groups that were emptied, unless the file has them so', () => {
    const value = {
      title: { en: '', ml: undefined },
      body: [{ en: 'a' }, {}],
      figures: {},
      note: null,
    };
    expect(withoutEmpty(value, { figures: {} })).toEqual({ body: [{ en: 'a' }, {}], figures: {} });
  });

  it('has its required lists and truth values, in entries of lists as well', () => {
    const item = {
      type: 'object',
      properties: { isOpen: { type: 'boolean' }, sample: { type: 'boolean', const: true } },
      required: ['isOpen', 'sample'],
    };
    const schema = {
      type: 'object',
      properties: {
        courses: { type: 'array' },
        areas: { type: 'array' },
        rows: { type: 'array', items: item },
      },
      required: ['courses'],
    };
    expect(withRequired({ rows: [{}] }, schema)).toEqual({
      courses: [],
      rows: [{ isOpen: false }],
    });
  });
});
