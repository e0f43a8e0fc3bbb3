/**
 * Allocates whole seats by the largest remainder: each share gets its whole part, and the remaining
 * seats go one by one to the largest fractions; of equal fractions the first in the list gets the
 * seat.
 * @param seats whole number of seats
 * @param percents per cents with a total of 100, in wholes or halves
 * @returns seats in the order of `percents`; their total is `seats`
 */
export function shareSeats(seats: number, percents: readonly number[]): number[] {
  // In hundredths of a seat, so that equal fractions are equal numbers.
  const hundredths = percents.map((percent) => percent * seats);
  const whole = hundredths.map((share) => Math.floor(share / 100));
  const left = seats - sumOf(whole);
  const served = new Set(
    hundredths
      .map((share, index) => ({ index, fraction: share % 100 }))
      .sort((a, b) => b.fraction - a.fraction)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return whole.map((count, index) => count + (served.has(index) ? 1 : 0));
}

/**
 * Supernumerary seats as a share of the intake, rounded down: an order that allows a tenth never
 * gives more than a tenth.
 */
export function seatsBeside(seats: number, percent: number): number {
  return Math.floor((seats * percent) / 100);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
