import { expect, test } from '../src/test';

/** A phone of the lower middle class on a slow line: 4x CPU, 1.6 Mbit/s, 150 ms. */
const slowLine = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

interface Calm {
  readonly shift: number;
  readonly blocking: number;
}

for (const { address, maxBlocking } of [
  { address: '/material-ui/getting-started/', maxBlocking: 50 },
  { address: '/material-ui/react-button/', maxBlocking: Infinity },
]) {
  test(`${address} loads calmly on a slow phone`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const calm = { shift: 0, blocking: 0 };
      Object.assign(globalThis, { calm });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          calm.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          calm.blocking += Math.max(0, entry.duration - 50);
        }
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const { shift, blocking } = await page.evaluate(() => Reflect.get(globalThis, 'calm') as Calm);
    test.info().annotations.push({ type: 'calm', description: `CLS ${shift}, TBT ${blocking} ms` });
    expect(shift).toBe(0);
    expect(blocking).toBeLessThanOrEqual(maxBlocking);
  });
}
