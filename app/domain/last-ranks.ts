/** A round of allotment with its last rank in one branch and category. */
export type RoundRank = { round: number; rank: number };

/**
 * Whether a rank would have got a seat: in the first round whose last rank is not before it, else in none; then the last round counts.
 * `by` is the distance from the last rank. `rounds` are in their order.
 */
export function answerTo(
  rank: number,
  rounds: readonly RoundRank[],
): { isWithin: boolean; round: number; by: number } | undefined {
  const reached = rounds.find((each) => each.rank >= rank);
  const counting = reached ?? rounds.at(-1);
  return (
    counting && {
      isWithin: reached !== undefined,
      round: counting.round,
      by: Math.abs(counting.rank - rank),
    }
  );
}

/** A rank as it is typed, `12,000` or `12000`; undefined if it is none. */
export function rankIn(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined;
}
