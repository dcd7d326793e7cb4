import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { serveFiles } from '../serve-files';
import { median } from '../median';
import { measureLoad } from './measure-load';
const [rounds, ...folders] = process.argv.slice(2);
const pages = (process.env['PAGES'] ?? '/material-ui/getting-started/installation/ /material-ui/react-button/ /material-ui/api/autocomplete/').split(' ');
const browser = await chromium.launch(chromiumLaunchOptions());
const sites = [];
for (const f of folders) sites.push({ f, server: await serveFiles({ folder: f }), loads: pages.map(() => [] as any[]) });
for (let r = 0; r <= Number(rounds); r++) for (const s of (r % 2 ? sites.toReversed() : sites)) for (const [i, p] of pages.entries()) {
  const l = await measureLoad(browser, s.server, p);
  if (r > 0) s.loads[i].push(l);
}
for (const s of sites) console.log(s.f.split('/').at(-1)!.padEnd(26), s.loads.map((ls) => ['fcp','lcp','cls','tbt','longestTask','bytes'].map((k) => { const m = (process.env['MIN'] ? Math.min(...ls.map((l: any) => l[k])) : median(ls.map((l: any) => l[k]))); return k === 'cls' ? m.toFixed(4) : m.toFixed(0); }).join(' ')).join('  |  '));
for (const s of sites) await s.server.close();
await browser.close();
