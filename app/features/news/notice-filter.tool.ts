import { keepInAddress } from '#app/browser/address-choices.ts';
import { find, fromTemplate } from '#app/browser/find.ts';
import { collegeDay, DAY_MS, dayStart, isNoticeCurrent } from '#app/domain/clock.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { NoticeListItem } from './news.server.ts';

type Chosen = { kind?: string; department?: string };

/**
 * Lists the notices of the chosen kind and department in place of those of the page. The list of
 * all notices is loaded with the first choice; if it does not come, the page's own stay.
 */
export function start(root: HTMLElement): void {
  const [all, found] = [find(root, '[data-all]'), find(root, '[data-found]')];
  const status = find(found, '[role="status"]');
  const list = find(found, 'ul');
  let loading: Promise<NoticeListItem[]> | undefined;
  let latest: Chosen;

  async function show(chosen: Chosen): Promise<void> {
    latest = chosen;
    const isChosen = Boolean(chosen.kind || chosen.department);
    found.hidden = !isChosen;
    all.hidden = isChosen;
    if (!isChosen) return;
    try {
      loading ??= load(root.dataset.list ?? '');
      const rows = dueFirst((await loading).filter((row) => fits(row, chosen)));
      if (latest !== chosen) return;
      status.textContent = countOf(rows.length, status.dataset);
      list.replaceChildren(...rows.map((row) => rowOf(row, found, root.dataset)));
    } catch {
      loading = undefined;
      if (latest !== chosen) return;
      status.textContent = status.dataset.failedText ?? '';
      list.replaceChildren();
      all.hidden = false;
    }
  }

  keepInAddress([...root.querySelectorAll('select')], (chosen) => void show(chosen));
}

async function load(address: string): Promise<NoticeListItem[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as NoticeListItem[];
}

/**
 * Current notices by their next date, after what is due tomorrow those that are kept on top, the
 * others as they stand.
 */
function dueFirst(rows: NoticeListItem[]): NoticeListItem[] {
  const now = Date.now();
  const tomorrowEnds = dayStart(collegeDay(now)) + 2 * DAY_MS;
  const due = (row: NoticeListItem) => {
    const own = nextDate(row)?.until ?? Infinity;
    const isKept = now < (row.onTopUntil ?? 0) && isNoticeCurrent(row, now);
    return isKept ? Math.min(own, tomorrowEnds + 1) : own;
  };
  return rows.sort((a, b) => (due(a) < due(b) ? -1 : Number(due(a) > due(b))));
}

/** The first date of a current notice that is still to come. */
function nextDate(row: NoticeListItem) {
  const now = Date.now();
  return isNoticeCurrent(row, now) ? row.dates.find(({ until }) => now < until) : undefined;
}

/** A notice without a department concerns all. */
function fits({ kind, departments }: NoticeListItem, chosen: Chosen): boolean {
  const isOfDepartment =
    !chosen.department || departments.length === 0 || departments.includes(chosen.department);
  return isOfDepartment && (!chosen.kind || kind === chosen.kind);
}

function countOf(count: number, { none = '', one = '', many = '' }: DOMStringMap): string {
  if (count === 0) return none;
  return count === 1 ? one : fillIn(many, { count });
}

function rowOf(row: NoticeListItem, found: HTMLElement, states: DOMStringMap): Node {
  const item = fromTemplate(found);
  const link = find<HTMLAnchorElement>(item, 'a');
  link.href = row.href;
  link.textContent = row.title;
  link.lang = row.only?.lang ?? '';
  const isCurrent = isNoticeCurrent(row, Date.now());
  const next = nextDate(row);
  const said = [
    next && `${next.text}.`,
    row.about,
    row.only && `${row.only.words}.`,
    isCurrent ? states.current : states.expired,
  ];
  find(item, 'p').textContent = said.filter(Boolean).join(' ');
  return item;
}
