/** Longer words are not compared. */
const maxLength = 64;

/** Rows of the distance table, reused because a search computes thousands of distances in a row. */
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Returns the number of letters to insert, delete, replace or swap with the next one to turn one word into the other
 * (optimal string alignment distance).
 *
 * @param limit - the largest distance of interest
 * @returns the distance, or `limit + 1` if it is larger or a word has more than 64 letters
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(from.length - to.length) > limit || Math.max(from.length, to.length) > maxLength) {
    return tooMany;
  }
  // Common prefixes and suffixes do not count.
  let start = 0;
  let height = from.length;
  let width = to.length;
  while (height > 0 && width > 0 && from.charCodeAt(height - 1) === to.charCodeAt(width - 1)) {
    height -= 1;
    width -= 1;
  }
  while (start < height && start < width && from.charCodeAt(start) === to.charCodeAt(start)) {
    start += 1;
  }
  height -= start;
  width -= start;

  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= height; row += 1) {
    const letter = from.charCodeAt(start + row - 1);
    const letterBefore = row > 1 ? from.charCodeAt(start + row - 2) : -1;
    let best = row;
    current[0] = row;
    for (let column = 1; column <= width; column += 1) {
      const other = to.charCodeAt(start + column - 1);
      let cost = at(last, column - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(last, column) + 1, at(current, column - 1) + 1);
      if (letterBefore === other && column > 1 && letter === to.charCodeAt(start + column - 2)) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) {
      return tooMany;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(tooMany, at(last, width));
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? 0;
}
