/** Whether an event is among the fraction that its split sends (SPEC AN-2). Without a number all are sent. */
export function keepsSplit(split: string | undefined, random: () => number = Math.random): boolean {
  const share = Number.parseFloat(split ?? '');
  return Number.isNaN(share) || random() < share;
}
