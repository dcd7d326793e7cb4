import leven from 'leven';

/** Returns the candidate that was probably meant: the most similar one, if at most a third differs. Ignores case. */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  return closestNames(name, candidates)[0];
}

/** Returns the candidates of which at most a third differs, the most similar first. Ignores case. */
export function closestNames(name: string, candidates: Iterable<string>): string[] {
  return [...new Set(candidates)]
    .map((candidate) => ({
      candidate,
      distance: leven(name.toLowerCase(), candidate.toLowerCase()),
      maxDistance: Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3)),
    }))
    .filter(({ distance, maxDistance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);
}

/** Returns a hint with the closest candidate, or `fallback`. */
export function suggestName(name: string, candidates: Iterable<string>, fallback: string): string {
  const closest = closestName(name, candidates);
  return closest === undefined ? fallback : `Did you mean ${JSON.stringify(closest)}?`;
}
