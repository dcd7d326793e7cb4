import leven from 'leven';

/** Returns the candidate that was probably meant: the most similar one, if at most a third differs. Ignores case. */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const maxDistance = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
    const distance = leven(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= maxDistance && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Returns a hint with the closest candidate, or `fallback`. */
export function suggestName(name: string, candidates: Iterable<string>, fallback: string): string {
  const closest = closestName(name, candidates);
  return closest === undefined ? fallback : `Did you mean ${JSON.stringify(closest)}?`;
}
