import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { serveFiles } from '../serve-files';
const browser = await chromium.launch(chromiumLaunchOptions());
for (const folder of process.argv.slice(2)) {
  const server = await serveFiles({ folder });
  for (const slow of [true, false]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const s = await context.newCDPSession(page);
    await s.send('Network.enable');
    if (slow) await s.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 });
    const out = [];
    for (const p of ['/material-ui/getting-started/installation/', '/material-ui/react-button/', '/system/spacing/', '/material-ui/getting-started/installation/']) {
      await page.goto(server.url + p);
      await page.waitForTimeout(1500);
      const { root } = await s.send('DOM.getDocument') as any;
      await s.send('DOM.enable'); await s.send('CSS.enable');
      const { nodeId } = await s.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.d-content p' }) as any;
      const f = await s.send('CSS.getPlatformFontsForNode', { nodeId }) as any;
      out.push(f.fonts.map((x: any) => x.familyName).join('+') + ' fcp ' + Math.round(await page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime') as number));
    }
    console.log(folder.split('/').at(-1), slow ? 'slow' : 'fast', out.join(' | '));
    await context.close();
  }
  await server.close();
}
await browser.close();
