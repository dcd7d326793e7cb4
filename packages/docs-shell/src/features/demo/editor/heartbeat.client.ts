/** Interval between two pings. */
export const pingIntervalMs = 1000;
/** After this time without a pong the document counts as stuck. */
export const pongTimeoutMs = 4000;

interface HeartbeatOptions {
  readonly sendPing: (ping: number) => void;
  readonly onTimeout: () => void;
}

/** Checks whether a document still answers. */
export interface Heartbeat {
  readonly receivePong: (ping: number) => void;
  readonly stop: () => void;
}

/**
 * Sends pings until one is not answered in time, then calls `onTimeout` once. At most two intervals count per tick, so
 * the time during which this page was suspended or busy does not count. Hidden pages send no pings.
 */
export function startHeartbeat({ sendPing, onTimeout }: HeartbeatOptions): Heartbeat {
  let sent = 0;
  let answered = 0;
  let silenceMs = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const elapsedMs = Math.min(now - lastTick, 2 * pingIntervalMs);
    lastTick = now;
    silenceMs = sent > answered ? silenceMs + elapsedMs : 0;
    if (silenceMs > pongTimeoutMs) {
      clearInterval(timer);
      onTimeout();
    } else if (!document.hidden) {
      sent += 1;
      sendPing(sent);
    }
  }, pingIntervalMs);
  return {
    receivePong(ping) {
      if (ping > answered) {
        answered = ping;
        silenceMs = 0;
      }
    },
    stop: () => clearInterval(timer),
  };
}
