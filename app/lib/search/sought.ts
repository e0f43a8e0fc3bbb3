import { askedDay } from './asked-day.ts';
import { asksForTime, wantedAnswer } from './fillers.ts';
import { foldText } from './fold.ts';

/** What a query asks for: a day beside its month, what an answer has in it, and whether a time. */
export type Sought = {
  day?: ReturnType<typeof askedDay>;
  wanted?: RegExp | undefined;
  isTime?: boolean;
};

/** What a query asks for. */
export const soughtBy = (query: string): Sought => ({
  day: askedDay(query),
  wanted: wantedAnswer(foldText(query)),
  isTime: asksForTime(foldText(query)),
});
