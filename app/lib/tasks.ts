/** What visitors come for most; each has a picture of its own. */
export const TASK_IDS = ['fees', 'documents', 'dates', 'tenders', 'call'] as const;
export type TaskId = (typeof TASK_IDS)[number];
