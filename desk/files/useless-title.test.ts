import { describe, expect, it } from 'vitest';
import { isUselessTitle } from './documents.ts';

describe('a title of a PDF file', () => {
  it.each([
    'untitled',
    '(anonymous)',
    'Document1',
    'Microsoft Word - Fee notice',
    'scan0001',
    'IMG_20260612_101112',
    'PowerPoint Presentation',
    'New Document(3)',
    'CamScanner 06-12-2026 10.11',
    'DOC-20260612-WA0004',
    'circular 12.docx',
    'C:\\Users\\office\\notice',
    'http://example.org/a',
    '2026-06-12',
    '...',
    'fee_notice_final',
    'പേരില്ലാത്തത് 1',
    'about:blank',
  ])('“%s” says nothing', (title) => {
    expect(isUselessTitle(title)).toBe(true);
  });

  it.each([
    'Fee notice of June 2026',
    'Prospectus 2026-27',
    'B.Tech-2026',
    'ഫീസ് അറിയിപ്പ്',
    'Test schedule, first semester',
    'Document verification at admission',
    'Scanned copies required at admission',
    'Page proofs of the magazine',
    'Book list 2026',
    'Slide rules and their history',
    'Title deeds of the campus',
  ])('“%s” is one', (title) => {
    expect(isUselessTitle(title)).toBe(false);
  });

  it('is not the name of the file or the program, but may be the name of the file in words', () => {
    expect(isUselessTitle('notice-12', 'Notice-12.pdf')).toBe(true);
    expect(isUselessTitle('Acrobat Distiller 9.0', 'a.pdf', ['', 'Acrobat Distiller 9.0'])).toBe(
      true,
    );
    expect(isUselessTitle('Fee notice 2026', 'Fee notice 2026.pdf')).toBe(false);
    expect(isUselessTitle('Prospectus', 'prospectus.pdf')).toBe(false);
  });
});
