import type { Page } from '@playwright/test';

/** A file that a page loaded, by what crossed the wire. */
interface LoadedFile {
  readonly url: string;
  readonly type: string;
  /** Compressed, without headers. */
  readonly bytes: number;
}

/** What a page loads before its load event. */
export interface Weight {
  readonly files: readonly LoadedFile[];
  readonly kibibytes: Readonly<Record<'Font' | 'Script' | 'Stylesheet', number>>;
}

/** Loads a page with an empty cache, waits until its first demos are there, and adds up what was sent. */
export async function measureWeight(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { url: string; type: string }>();
  const files: LoadedFile[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, type });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) {
      files.push({ ...request, bytes: encodedDataLength });
    }
  });
  // `networkidle` comes after the load event: what a demo in view fetches is counted too.
  await page.goto(address, { waitUntil: 'networkidle' });
  const sum = (type: string) =>
    files.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0) /
    1024;
  return {
    files,
    kibibytes: {
      Font: sum('Font'),
      Script: sum('Script'),
      Stylesheet: sum('Stylesheet'),
    },
  };
}

/** The figures and the biggest contributors, for a message. */
export function describeWeight(
  { files, kibibytes }: Weight,
  type?: keyof Weight['kibibytes'],
): string {
  const biggest = files
    .filter((file) => !type || file.type === type)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ url, bytes }) => `${new URL(url).pathname} ${(bytes / 1024).toFixed(1)}`);
  const totals = Object.entries(kibibytes).map(([name, size]) => `${name} ${size.toFixed(1)}`);
  return `${totals.join(', ')} KiB; biggest: ${biggest.join(', ')}`;
}
