import { find } from '#app/browser/find.ts';
import { answerTo, type SeatRank } from '#app/domain/last-ranks.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/**
 * Who asks: a rank if one is known, the category as its id and name, and the community, which has
 * seats of its own.
 */
export type Candidate = {
  rank: number | undefined;
  category: string;
  name: string;
  community: string;
};

/**
 * Puts the branches of a course in two lists, those in which a rank would have got a seat and the
 * others, the nearest first, each with the distance as a bar, and says above them in which. Without
 * a rank all stand in one list with their last ranks.
 */
export function answerRank(
  part: HTMLElement,
  { rank, category, name, community }: Candidate,
): void {
  const data = part.dataset;
  const names: Record<string, string> = JSON.parse(data.seats ?? '{}');
  const ofCategory: string[] = JSON.parse(data.own ?? '{}')[category] ?? [];
  const isAsked = ofCategory.length > 1;
  const own = isAsked ? ofCategory.filter((each) => each === community) : ofCategory;
  const counts = [...(data.merit ?? '').split(' '), ...own];
  for (const note of part.querySelectorAll<HTMLElement>('[data-unchosen]'))
    note.hidden = !isAsked || own.length > 0;

  const branches = [...part.querySelectorAll<HTMLElement>('[data-rounds]')].map((row) => {
    const all: SeatRank[] = JSON.parse(row.dataset.rounds ?? '[]');
    const its = counts.flatMap((each) => all.find(({ seats }) => seats === each) ?? []);
    const last = its.at(-1);
    // Without a rank the distance is that from the first of all.
    const answer =
      rank === undefined ? last && { seats: last.seats, by: last.rank } : answerTo(rank, its);
    return { row, branch: find(row, 'span').textContent, ...answer };
  });
  const distance = ({ by = 0 }: { by?: number }) => Math.abs(by);
  const most = Math.max(...branches.map(distance));
  const [first, missed] = [...part.querySelectorAll<HTMLElement>('[data-group] ul')];
  const got = branches.filter(({ by = -1 }) => by >= 0);
  for (const each of branches.toSorted((one, other) => distance(one) - distance(other))) {
    const { row, seats = '', by } = each;
    find(row, 'b').textContent = by === undefined ? '–' : formatNumber(distance(each));
    find(row, 'small').textContent = names[seats] ?? '';
    row.style.setProperty('--share', rank === undefined ? '0' : String(distance(each) / most));
    (got.includes(each) ? first : missed)?.append(row);
  }
  for (const list of [first, missed])
    if (list?.parentElement) list.parentElement.hidden = list.children.length === 0;
  const title = first?.previousElementSibling;
  if (title) title.textContent = (rank === undefined ? data.last : data.got) ?? '';

  const summary = find(part, '[data-summary]');
  summary.hidden = rank === undefined;
  if (rank !== undefined)
    find(summary, 'strong').textContent = fillIn((got.length > 0 ? data.ranks : data.none) ?? '', {
      rank: formatNumber(rank),
      category: [name, ...(isAsked ? own.map((each) => names[each]) : [])].join(', '),
      count: got.length,
      branches: got.map(({ branch }) => branch).join(', '),
    });
}
