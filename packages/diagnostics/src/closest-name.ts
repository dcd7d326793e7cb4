import leven from 'leven';

/**
 * Returns the most similar candidate, if at most a third of its characters differ. Ignores case.
 *
 * @returns the candidate as it is written in `candidates`, or undefined
 */
export function closestName(name: string, candidates: Iterable<string>): string | undefined {
  return closestNames(name, candidates)[0];
}

/** Returns the candidates of which at most a third of the characters differ, the most similar first. Ignores case. */
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

/**
 * Returns a hint with the closest candidate, or `fallback`.
 *
 * @param fallback a whole sentence, as hints are
 */
export function suggestName(name: string, candidates: Iterable<string>, fallback: string): string {
  const closest = closestName(name, candidates);
  return closest === undefined ? fallback : `Did you mean ${JSON.stringify(closest)}?`;
}
