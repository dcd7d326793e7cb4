/** Milliseconds between two questions, and how long an answer may take before the code counts as endless. */
export const pingEvery = 1000;
export const answerWithin = 4000;

interface WatchOptions {
  readonly ask: (ping: number) => void;
  readonly onSilent: () => void;
}

/** A watch over a document that may stop answering. */
export interface Watch {
  readonly heard: (ping: number) => void;
  readonly stop: () => void;
}

/**
 * Asks a document again and again whether it is alive, and says so once when it is not. Time in which this page
 * slept or was busy itself does not count: only questions that were asked on time do.
 */
export function watchFrame({ ask, onSilent }: WatchOptions): Watch {
  let asked = 0;
  let answered = 0;
  let silence = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const passed = Math.min(now - last, 2 * pingEvery);
    last = now;
    silence = asked > answered ? silence + passed : 0;
    if (silence > answerWithin) {
      clearInterval(timer);
      onSilent();
    } else if (!document.hidden) {
      asked += 1;
      ask(asked);
    }
  }, pingEvery);
  return {
    heard(ping) {
      if (ping > answered) {
        answered = ping;
        silence = 0;
      }
    },
    stop: () => clearInterval(timer),
  };
}
