import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A slow connection like that of DevTools: each response is delayed, and all share the bandwidth. */
export interface SlowLink {
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** “Slow 4G” of DevTools and Lighthouse. */
export const slow4g: SlowLink = { latency: 562.5, bytesPerSecond: (1.6 * 0.9 * 1e6) / 8 };

const chunk = 4096;

/**
 * Sends bodies through a slow link. The server slows down, not the browser, because DevTools leaves the requests of
 * web workers alone, and some engines load their index there.
 */
export function createSlowSender({ latency, bytesPerSecond }: SlowLink) {
  let free = 0;
  return async (response: ServerResponse, body: Buffer): Promise<void> => {
    await wait(latency);
    for (let at = 0; at < body.length; at += chunk) {
      const part = body.subarray(at, at + chunk);
      const now = performance.now();
      free = Math.max(now, free) + (part.length / bytesPerSecond) * 1000;
      await wait(free - now);
      response.write(part);
    }
    response.end();
  };
}
