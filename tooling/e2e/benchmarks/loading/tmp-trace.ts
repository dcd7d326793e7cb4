import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { serveFiles } from '../serve-files';
const [folder, address, net] = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunchOptions());
const server = await serveFiles({ folder });
for (let i = 0; i < 2; i++) {
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
const s = await context.newCDPSession(page);
await s.send('Network.enable');
if (net) await s.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 });
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const events: any[] = [];
s.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
await s.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'loading', 'toplevel'] } } as any);
await page.goto(server.url + address);
await page.waitForTimeout(2500);
const fin = new Promise((r) => s.once('Tracing.tracingComplete', r as any));
await s.send('Tracing.end'); await fin;
if (i === 1) {
const nav = events.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(address)).at(-1);
const t0 = nav?.ts ?? 0;
const names = new Set(['ParseHTML','UpdateLayoutTree','Layout','Paint','PrePaint','Commit','EvaluateScript','v8.compile','ParseAuthorStyleSheet','FunctionCall','Layerize','ResourceSendRequest','ResourceReceiveResponse','ResourceFinish','firstContentfulPaint','largestContentfulPaint::Candidate','domInteractive','FireAnimationFrame','RunTask','IntersectionObserverController::computeIntersections']);
for (const e of events.filter((e) => names.has(e.name) && e.pid === nav.pid && e.ts >= t0).sort((a, b) => a.ts - b.ts)) {
  const ms = (e.dur ?? 0) / 1000;
  if (e.name.startsWith('Resource') || e.name.includes('aint:') || e.name.startsWith('first') || e.name.startsWith('largest') || ms > 6)
    console.log(((e.ts - t0) / 1000).toFixed(0).padStart(6), e.name.padEnd(28), ms ? ms.toFixed(0) : '', (e.args?.data?.url ?? e.args?.data?.requestId ?? e.args?.beginData?.url ?? '').toString().slice(-50), e.args?.data?.priority ?? '', e.name === 'UpdateLayoutTree' ? e.args.elementCount : '', e.name === 'Layout' ? `${e.args.beginData?.dirtyObjects}/${e.args.beginData?.totalObjects}` : '');
}
}
await context.close();
}
await server.close(); await browser.close();
