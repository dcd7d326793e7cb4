import { carryUndeclared, extendBaseline, listBaseline } from '../ledger/baseline';
import type { ApiLedger, ApiRelease } from '../ledger/ledger-schema';
import { findSpanning, replaceReleases } from '../ledger/replace-releases';
import type { VersionRange } from '../versions/list-versions';
import { openRange } from './open-range';
import { optionsOf, withEnd, type HistoryRequest } from './record-history';

/**
 * Derives a part of a ledger again. Its other releases stay as they are. It is kept after each release, unless the ledger
 * compared more distant versions there, so a run that ended early continues with a smaller part.
 *
 * @param between versions that the ledger compares
 */
export async function recordAgain(
  request: HistoryRequest,
  ledger: ApiLedger,
  between: VersionRange,
): Promise<ApiLedger> {
  const { oldest, newest } = ledger;
  const range = await openRange({ from: oldest, to: newest }, optionsOf(request));
  const readBaseline = async () =>
    carryUndeclared(listBaseline(await range.factsOf(oldest)), ledger.baseline);
  let recorded = between.from === oldest ? { ...ledger, baseline: await readBaseline() } : ledger;
  let from = between.from;
  const derived: ApiRelease[] = [];
  const end = { from: between.to, to: between.to, releases: [] };
  for await (const { to, releases } of withEnd(range.derive({ between }), end)) {
    derived.push(...releases);
    if (findSpanning(ledger.releases, to)) continue;
    recorded = {
      ...replaceReleases(recorded, { from, to }, derived.splice(0)),
      baseline: extendBaseline(recorded.baseline, range.assumed()),
    };
    from = to;
    await request.save?.(recorded);
  }
  return recorded;
}
