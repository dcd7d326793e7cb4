/** How long one task may loop. Less than `pongTimeoutMs`, after which the page removes the playground. */
const maxLoopMs = 2000;

/** Iterations between two reads of the clock. */
const iterationsPerCheck = 500;

/** Returns the function that guarded loops call in each iteration. It throws when one task loops too long. */
export function createLoopGuard(now: () => number = () => performance.now()): () => void {
  let iterations = 0;
  let start: number | undefined;
  return () => {
    iterations += 1;
    if (iterations % iterationsPerCheck !== 0) {
      return;
    }
    if (start === undefined) {
      start = now();
      // The time is measured per task.
      setTimeout(() => {
        start = undefined;
      });
    } else if (now() - start > maxLoopMs) {
      // `start` is kept: React renders again what threw, in the same task.
      throw new Error('A loop ran too long.');
    }
  };
}
