import { askedDay } from './asked-day.ts';
import { wantedAnswer } from './fillers.ts';
import { foldText } from './fold.ts';

/** What a query asks for: a day beside its month, and what an answer has in it. */
export type Sought = { day?: ReturnType<typeof askedDay>; wanted?: RegExp | undefined };

/** What a query asks for. */
export const soughtBy = (query: string): Sought => ({
  day: askedDay(query),
  wanted: wantedAnswer(foldText(query)),
});
