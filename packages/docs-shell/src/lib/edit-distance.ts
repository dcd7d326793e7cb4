/** Longer words are never compared letter by letter. */
const longest = 64;

/** Rows of the table that is filled: a search asks for thousands of distances, one after another. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make one word of another;
 * `limit + 1` as soon as it is more than the limit.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(from.length - to.length) > limit || Math.max(from.length, to.length) > longest) {
    return tooMany;
  }
  // Letters that both begin and end with cost nothing.
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
