import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets the heap of this process grow by this much over what was in use after the last full collection. On a machine with
 * much memory V8 lets it grow to four times as much. With 60, an edit costs 6 ms more, and Material UI 250 MB less; with 35
 * another 17 MB less, and the CPU time of a session does not differ by more than that of two runs.
 */
const growthPercent = 35;

/** While the heap of a process grows for the first time, each limit would be reached soon: the start would take longer. */
const startMs = 15_000;

/** A cold start leaves garbage after that, 40 MB for Material UI: the code of packages, which has been bundled. */
const settledMs = 45_000;

/** Limits the heap of a process that runs for a day, after its start. It does not limit how much may be in use. */
export function limitHeapGrowth(delayMs = startMs): void {
  const apply = () => {
    setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
    collectGarbage();
  };
  setTimeout(apply, delayMs).unref();
  setTimeout(collectGarbage, settledMs).unref();
}

/**
 * Collects all garbage, in a tenth of a second. V8 sets its limit at the end of a full collection: after one during the
 * start, the next would come only when the heap is four times as large, for some apps after a hundred edits.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
