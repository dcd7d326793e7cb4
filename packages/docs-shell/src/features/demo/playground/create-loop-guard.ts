/** Milliseconds that one task may loop: less than the page waits before it stops the document. */
const longest = 2000;

/** Rounds between two looks at the clock. */
const roundsPerLook = 500;

/** Makes the function that guarded loops call in each round: it throws when one task loops for too long. */
export function createLoopGuard(now: () => number = () => performance.now()): () => void {
  let rounds = 0;
  let start: number | undefined;
  return () => {
    rounds += 1;
    if (rounds % roundsPerLook !== 0) {
      return;
    }
    if (start === undefined) {
      start = now();
      // The next task has time of its own.
      setTimeout(() => {
        start = undefined;
      });
    } else if (now() - start > longest) {
      // Not begun anew: React draws once more what threw, in the same task.
      throw new Error('A loop did not come to an end.');
    }
  };
}
