/** What is told of the place. */
export interface AdWatch {
  /** Whether a reader can see an ad there. */
  readonly isShown: () => boolean;
  /** Once, when one is seen. */
  readonly onShown: () => void;
  /** Once, when none was seen for so long that something keeps it away. */
  readonly onBlocked: () => void;
  /** Nobody looks any more. */
  readonly onEnd: () => void;
}

/** Milliseconds between two looks (SPEC AD-2). */
const interval = 500;
/** Looks in vain after which a blocker is taken to be there. */
const patience = 6;
/** The last look. */
const mostTries = 30;

/**
 * Looks every 500 ms whether an ad is there, 30 times at most; the sixth in vain tells of a blocker (SPEC AD-2).
 * Returns a look out of turn, which is not counted.
 */
export function watchForAd({ isShown, onShown, onBlocked, onEnd }: AdWatch): () => void {
  let tries = 0;
  let isOver = false;
  const timer = setInterval(() => {
    tries += 1;
    look();
    if (!isOver && tries === patience) {
      onBlocked();
    }
    if (!isOver && tries === mostTries) {
      end();
      onEnd();
    }
  }, interval);

  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const look = () => {
    if (!isOver && isShown()) {
      end();
      onShown();
    }
  };
  return look;
}
