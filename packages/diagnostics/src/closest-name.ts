import leven from 'leven';

/** The name that was probably meant: the nearest candidate, if at most a third of it differs. Ignores case. */
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

/** A hint that names the closest candidate, or else `fallback`. */
export function suggestName(name: string, candidates: Iterable<string>, fallback: string): string {
  const closest = closestName(name, candidates);
  return closest === undefined ? fallback : `Did you mean ${JSON.stringify(closest)}?`;
}
