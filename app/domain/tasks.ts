/** The most common tasks of visitors, each with its own picture. */
export const TASK_IDS = [
  'admissions',
  'mine',
  'fees',
  'documents',
  'dates',
  'tenders',
  'call',
] as const;
export type TaskId = (typeof TASK_IDS)[number];
