import type { Kind } from '#app/content/kind.server.ts';
import { admissionStreamSchema } from '#app/content/schemas/admission-streams.ts';
import {
  admissionEventSchema,
  admissionPageSchema,
  admissionTabSchema,
} from '#app/content/schemas/admissions.ts';

const admissionEvents = {
  id: 'admission-events',
  rank: 6,
  place: 'admissions/events/*.yaml',
  form: 'folder',
  schema: admissionEventSchema,
  ownFields: ['calendarId'],
  changeFields: ['revision'],
  yearField: 'opensAt',
  end: { path: ['closesAt'], isMoment: true },
  page: () => '/admissions',
} as const satisfies Kind;

const admissionStreams = {
  id: 'admission-streams',
  rank: 7,
  place: 'admissions/streams.yaml',
  form: 'list',
  schema: admissionStreamSchema,
  changeFields: ['windows'],
  key: 'id',
  page: () => '/admissions',
} as const satisfies Kind;

const admissionsPage = {
  id: 'admissions-page',
  rank: 21,
  place: 'admissions/page.yaml',
  form: 'file',
  schema: admissionPageSchema,
  page: () => '/admissions',
} as const satisfies Kind;

const admissionTabs = {
  id: 'admission-tabs',
  rank: 22,
  isRare: true,
  place: 'admissions/tabs.yaml',
  form: 'list',
  schema: admissionTabSchema,
  key: 'id',
  page: (id) => `/admissions/${id}`,
} as const satisfies Kind;

export const kinds = [admissionEvents, admissionStreams, admissionsPage, admissionTabs];
