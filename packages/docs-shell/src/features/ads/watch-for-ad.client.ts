export interface AdWatch {
  /** Returns whether a reader can see an ad in the slot. */
  readonly isShown: () => boolean;
  /** Called once, when an ad is visible. */
  readonly onShown: () => void;
  /** Called once, if no ad was visible in the first six checks: then an ad blocker is possible. */
  readonly onBlocked: () => void;
  /** Called if no ad was visible in the last check. */
  readonly onEnd: () => void;
}

const checkIntervalMs = 500;
const checksUntilBlocked = 6;
const maxChecks = 30;

/**
 * Checks every 500 ms whether an ad is visible, at most 30 times.
 * @returns A function that checks immediately; this check is not counted.
 */
export function watchForAd({ isShown, onShown, onBlocked, onEnd }: AdWatch): () => void {
  let checks = 0;
  let isOver = false;
  const timer = setInterval(() => {
    checks += 1;
    check();
    if (!isOver && checks === checksUntilBlocked) {
      onBlocked();
    }
    if (!isOver && checks === maxChecks) {
      end();
      onEnd();
    }
  }, checkIntervalMs);

  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const check = () => {
    if (!isOver && isShown()) {
      end();
      onShown();
    }
  };
  return check;
}
