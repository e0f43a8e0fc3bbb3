import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { labelsToLookAt } from './own-labels.server.ts';
import { readWords } from './words.server.ts';

let college: string;
beforeEach(() => {
  college = newFolder();
  vi.stubEnv('COLLEGE_DIR', college);
  // Words are kept in a process, except in development.
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('a college says a label in its own words; others, and other languages, are those of the product', () => {
  writeFileSync(
    join(college, 'labels.yaml'),
    'features/departments/labels:\n  departments: { was: Departments, en: Schools }\n  part.people: { was: People, en: Who teaches }\n',
  );
  const { en, ml } = readWords<typeof import('#app/features/departments/labels.en.json')>(
    'app/features/departments/labels',
  );
  expect([en.departments, en.part.people, en.part.contact, ml.departments]).toEqual([
    'Schools',
    'Who teaches',
    'Contact',
    'വകുപ്പുകൾ',
  ]);
  expect(labelsToLookAt()).toEqual([]);
});

it('an upgrade names the labels whose place is gone or whose English words have changed', () => {
  writeFileSync(
    join(college, 'labels.yaml'),
    'features/departments/labels:\n  departments: { was: Branches, en: Schools }\n  part.staff: { was: Staff, en: Who teaches }\nfeatures/gone/labels:\n  title: { was: Forms, en: Papers }\n',
  );
  expect(labelsToLookAt()).toEqual([
    'features/departments/labels: departments was “Branches”, and is now “Departments”',
    'features/departments/labels: part.staff is gone, which was “Staff”',
    'features/gone/labels: title is gone, which was “Forms”',
  ]);
});
