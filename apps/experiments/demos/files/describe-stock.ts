interface StockItem {
  readonly count: number;
  readonly shelf: string;
}

/** Where something lies, and how much of it. */
export function describeStock({ count, shelf }: StockItem): string {
  return `${count} on shelf ${shelf}`;
}
