import { expect, type Page } from '@playwright/test';
import { watchRequests } from './watch-requests';

/** A file that a page loaded. */
export interface LoadedFile {
  readonly url: string;
  readonly type: string;
  /** Bytes of the compressed body, without headers. */
  readonly bytes: number;
}

/** Files that a page loads before it is idle: its own and those of the demos in view. */
export interface Weight {
  readonly files: readonly LoadedFile[];
  readonly kibibytes: Readonly<Record<'Font' | 'Script' | 'Stylesheet', number>>;
}

/**
 * Loads a page with an empty cache, waits until the demos in view run, and adds up the bytes that were sent.
 *
 * @param sizeOf returns the bytes of a file if those that were sent do not count, such as without compression
 */
export async function measureWeight(
  page: Page,
  address: string,
  sizeOf?: (url: string) => number,
): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { url: string; type: string }>();
  const files: LoadedFile[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, type });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) files.push({ ...request, bytes: encodedDataLength });
  });
  const watch = watchRequests(page.context());

  await page.goto(address);
  await expect.poll(() => countWaitingDemos(page)).toBe(0);
  await watch.waitForIdle(page);

  // Files that a demo's document loads again come from the browser's cache.
  const byUrl = new Map([...requests.values()].map((request) => [request.url, request]));
  const counted = sizeOf
    ? [...byUrl.values()].map((request) => ({ ...request, bytes: sizeOf(request.url) }))
    : files;
  const sum = (type: string) =>
    counted.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0) /
    1024;
  return {
    files: counted,
    kibibytes: { Font: sum('Font'), Script: sum('Script'), Stylesheet: sum('Stylesheet') },
  };
}

/** Returns the number of demos in view that are not hydrated yet. Those that wait for the reader do not count. */
function countWaitingDemos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll(
          '[data-demo][data-module]:not([data-hydrated], [data-on-intent])',
        ),
      ].filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      }).length,
  );
}

/** Describes the sums and the largest files, for a message. */
export function describeWeight(
  { files, kibibytes }: Weight,
  type?: keyof Weight['kibibytes'],
): string {
  const largest = files
    .filter((file) => !type || file.type === type)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${(bytes / 1024).toFixed(1)}`);
  const totals = Object.entries(kibibytes).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  return `${totals.join(', ')} KiB; largest: ${largest.join(', ')}`;
}
