import { find } from '#app/browser/find.ts';
import { answerTo, type RoundRank } from '#app/domain/last-ranks.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type Said = { within?: string; beyond?: string };

/** Says beside each branch of a table of last ranks whether a rank would have got a seat, and above the table in which; nothing without a rank. */
export function answerRank(
  part: HTMLElement,
  rank: number | undefined,
  { within = '', beyond = '' }: Said,
): void {
  const branches: string[] = [];
  for (const row of part.querySelectorAll<HTMLElement>('[data-rounds]')) {
    const rounds: RoundRank[] = JSON.parse(row.dataset.rounds ?? '[]');
    const answer = rank === undefined ? undefined : answerTo(rank, rounds);
    const note = find(row, 'th > span');
    if (answer?.isWithin) branches.push(note.previousSibling?.textContent ?? '');
    note.hidden = !answer;
    if (!answer) continue;
    note.dataset.isWithin = String(answer.isWithin);
    note.textContent = fillIn(answer.isWithin ? within : beyond, {
      round: answer.round,
      by: formatNumber(answer.by),
    });
  }
  const summary = find(part, '[data-summary]');
  summary.hidden = rank === undefined;
  if (rank !== undefined)
    find(summary, 'strong').textContent = fillIn(
      (branches.length > 0 ? part.dataset.ranks : part.dataset.none) ?? '',
      { rank: formatNumber(rank), count: branches.length, branches: branches.join(', ') },
    );
}
