import { expect, it } from 'vitest';
import { isDeviceName, repeated } from './file-names.ts';

it('knows the names that Windows keeps for devices, with any ending and in capitals', () => {
  const names =
    'con NUL aux.yaml prn.tar.gz com1 Lpt9.pdf conference console.pdf com com10 auxiliary nul-1 lpt'.split(
      ' ',
    );
  expect(names.filter(isDeviceName)).toEqual(
    'con NUL aux.yaml prn.tar.gz com1 Lpt9.pdf'.split(' '),
  );
});

it('takes names that differ in capital letters only for the same', () => {
  expect(repeated(['hostel-fee', 'bus', 'Hostel-Fee', 'bus-fee', 'bus', 'BUS'])).toEqual([
    'Hostel-Fee',
    'bus',
    'BUS',
  ]);
});
