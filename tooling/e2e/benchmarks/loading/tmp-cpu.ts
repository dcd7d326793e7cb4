import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { serveFiles } from '../serve-files';
const [rounds, address, ...folders] = process.argv.slice(2);
const browser = await chromium.launch(chromiumLaunchOptions());
const all = new Map<string, any[]>();
const servers = await Promise.all(folders.map((folder) => serveFiles({ folder })));
for (let i = 0; i < Number(rounds); i++) for (const [k, folder] of folders.entries()) {
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const page = await context.newPage();
const s = await context.newCDPSession(page);
await s.send('Network.enable');
await s.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 });
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const events: any[] = [];
s.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
await s.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing'] } } as any);
await page.goto(servers[k]!.url + address);
await page.waitForTimeout(1500);
const fin = new Promise((r) => s.once('Tracing.tracingComplete', r as any));
await s.send('Tracing.end'); await fin;
const nav = events.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(address)).at(-1);
const fcp = events.filter((e) => e.name === 'firstContentfulPaint' && e.pid === nav.pid && e.ts > nav.ts).at(-1);
const o: any = { fcp: (fcp.ts - nav.ts) / 1000 };
for (const n of ['ParseHTML', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'EvaluateScript', 'FireAnimationFrame'])
  o[n] = events.filter((e) => e.name === n && e.pid === nav.pid && e.ts >= nav.ts && e.ts < fcp.ts).reduce((a, e) => a + (e.dur ?? 0) / 1000, 0);
o.LayoutAll = events.filter((e) => e.name === 'Layout' && e.pid === nav.pid && e.ts >= nav.ts).reduce((a, e) => a + (e.dur ?? 0) / 1000, 0);
(all.get(folder) ?? all.set(folder, []).get(folder)!).push(o);
await context.close();
}
for (const [f, l] of all) console.log(f.split('/').at(-1)!.padEnd(24), Object.keys(l[0]).map((k) => `${k} ${Math.min(...l.map((o) => o[k])).toFixed(0)}`).join('  '));
await Promise.all(servers.map((x) => x.close())); await browser.close();
