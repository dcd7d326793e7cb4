/** Compares names alphabetically, the same on every machine. Case only decides between otherwise equal names. */
export function compareText(a: string, b: string): number {
  return compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
