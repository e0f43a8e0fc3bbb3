/** The last rank that got one of the seats of a kind. */
export type SeatRank = { seats: string; rank: number };

/**
 * By which seats a rank would have got in: by the first that it reaches, else by those that it
 * missed by least. `by` is the distance from the last rank, below nothing where it was missed.
 */
export function answerTo(
  rank: number,
  seats: readonly SeatRank[],
): { seats: string; by: number } | undefined {
  const counting =
    seats.find((each) => each.rank >= rank) ??
    seats.toSorted((one, other) => other.rank - one.rank)[0];
  return counting && { seats: counting.seats, by: counting.rank - rank };
}

/** A rank as it is typed, `12,000` or `12000`; undefined if it is none. */
export function rankIn(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined;
}
