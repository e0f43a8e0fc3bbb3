import { expect, it } from 'vitest';
import { redirectSchema } from './schema.ts';

it.each([
  [' /hostel.html ', '/hostel.html'],
  ['http://www.college.example/ContactUs.php', '/ContactUs.php'],
  ['https://college.example/index.php?id=5:about', '/index.php?id=5:about'],
  ['/files/Prospectus 2024.pdf', '/files/Prospectus%202024.pdf'],
  [
    'https://college.example/ഹോസ്റ്റൽ',
    '/%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD',
  ],
])('an old address may be written as it was copied: %s', (copied, from) => {
  expect(redirectSchema.parse({ from: copied, to: '/contact' }).from).toBe(from);
});

it('the home page is no old address, whatever stands behind its question mark', () => {
  expect(
    redirectSchema.safeParse({ from: '/?page_id=7', to: '/contact' }).error?.issues,
  ).toMatchObject([
    { message: expect.stringContaining('“/?page_id=7” shows the home page'), path: ['from'] },
  ]);
});
