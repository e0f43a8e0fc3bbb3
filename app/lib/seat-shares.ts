/**
 * Shares out whole seats by the largest remainder: each gets the whole part of its share, and the seats that are left go one by
 * one to the largest fractions; of equal fractions the one that comes first in the list is served first.
 * @param seats whole number of seats
 * @param percents whole per cents that add to 100
 * @returns seats in the order of `percents`; they add to `seats`
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

/** Seats beside the intake by a share of it, rounded down: an order that allows a tenth never gives more than a tenth. */
export function seatsBeside(seats: number, percent: number): number {
  return Math.floor((seats * percent) / 100);
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
