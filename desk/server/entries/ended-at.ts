import { valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay, collegeMinute, DAY_MS } from '#app/domain/clock.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { withValue } from '#desk/content-files/with-value.ts';

const WEEK = 7 * DAY_MS;
const MINUTE = 60_000;

/**
 * The entry with its end set to now, or a week later than its end or than today, whichever is
 * later; what has begun in this minute ends with it, since an end is after its beginning. Days to
 * come on which the college was to be closed go with an end: offices and buses would follow them.
 */
export function endedAt(
  value: unknown,
  { path, isMoment }: NonNullable<Kind['end']>,
  action: 'end' | 'week',
  now = Date.now(),
): unknown {
  if (!isGroup(value)) return value;
  const old = Date.parse(String(valueAt(value, path)));
  const minute = now - (now % MINUTE);
  const isNew = Object.values(value).some((each) => Date.parse(String(each)) === minute);
  const ending = isNew ? minute + MINUTE : now;
  const wanted = action === 'end' ? ending : Math.max(old || now, now) + WEEK;
  const day = collegeDay(wanted);
  // The time at which it ends stays, in whichever time zone it was written.
  const time = collegeMinute(action === 'week' && old ? old : wanted).slice(11);
  const next = withValue(value, path, isMoment ? `${day}T${time}:00+05:30` : day);
  if (action === 'week' || !Array.isArray(value.closedOn)) return next;
  const closed = value.closedOn.filter((each) => String(each) <= day);
  return withValue(next, ['closedOn'], closed.length > 0 ? closed : undefined);
}

/** Whether a person is no longer shown. */
export function hasLeft(value: unknown): boolean {
  return isGroup(value) && 'leftOn' in value && String(value.leftOn) <= collegeDay(Date.now());
}
