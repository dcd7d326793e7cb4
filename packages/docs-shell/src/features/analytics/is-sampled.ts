/**
 * Returns whether to send an event.
 * @param rate Fraction of the events that is sent, as text. All are sent if it is not a number.
 */
export function isSampled(
  rate: string | undefined | null,
  random: () => number = Math.random,
): boolean {
  const fraction = Number.parseFloat(rate ?? '');
  return Number.isNaN(fraction) || random() < fraction;
}
