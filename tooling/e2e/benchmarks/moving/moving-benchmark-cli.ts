import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { offlineMetaName, pageReportAttribute } from 'docs-shell/offline/contract';
import { startPlainBrowser } from '../../src/plain-browser';
import type { PlainBrowser } from '../../src/plain-browser';
import { median } from '../median';
import { readProductionPort } from '../read-production-port';
import { serveFiles } from '../serve-files';
import { summarizeTrace, traceCategories, writeTrace } from '../trace';

/** A click on a link. */
interface Move {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Button of the menu that has the link. */
  readonly menu?: string;
}

const recordClick = `addEventListener('click', () => {
  sessionStorage.setItem('bench-click', String(performance.timeOrigin + performance.now()));
}, { capture: true })`;

const clickToPaint = `(async () => {
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0];
  while (!firstPaint()) await new Promise((done) => setTimeout(done, 5));
  return performance.timeOrigin + firstPaint().startTime - Number(sessionStorage.getItem('bench-click'));
})()`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    /** Traces one more round, and writes the traces and pictures of the screen there. */
    traces: { type: 'string' },
  },
});

/** How a page arrives: prerendered at full speed, or loaded by the click on a processor slowed down four times. */
const ways = ['prerendered', 'not prerendered, 4× CPU'] as const;
type Way = (typeof ways)[number];

const rules = JSON.stringify({
  prerender: [{ where: { href_matches: '/empty-*' }, eagerness: 'moderate' }],
});
/** The time of the browser itself on this machine: pages with only a link. */
const emptyPage = `<!doctype html><title>Empty</title><script type="speculationrules">${rules}</script>
<p><a href="/empty-to.html">Go</a>`;

const button = '/material-ui/react-button/';
const moves: readonly Move[] = [
  { name: 'empty pages', from: '/empty-from.html', to: '/empty-to.html' },
  {
    name: 'to a text page',
    from: '/material-ui/getting-started/',
    to: '/material-ui/getting-started/installation/',
  },
  { name: 'to a page of demos', from: button, to: '/material-ui/react-card/' },
  { name: 'to demos and a frame', from: button, to: '/material-ui/react-dialog/' },
  { name: 'to another product', from: button, to: '/system/', menu: '.d-products-button' },
];

const site = path.join(import.meta.dirname, '../../../../dist/site');
const server = await serveFiles({
  folder: site,
  port: await readProductionPort(site),
  instead: new Map([
    ['/empty-from.html', emptyPage],
    ['/empty-to.html', emptyPage],
  ]),
});
try {
  const times = moves.map(() => ways.map((): number[] => []));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // The pages take turns, so that other load on the machine affects all of them.
    for (const [at, move] of moves.entries()) {
      for (const [index, way] of ways.entries()) {
        times[at]?.[index]?.push(await inBrowser((tab) => measureMove(tab, move, way)));
      }
    }
  }
  const medians = times.map((ofWays) => ofWays.map(median));
  console.log(
    `| click to first paint | ${ways.map((way) => `${way} | to empty pages`).join(' | ')} |`,
  );
  console.log(`| --- ${'| --- | --- '.repeat(ways.length)}|`);
  for (const [at, { name }] of moves.entries()) {
    const cells = ways.map((_, index) => {
      const time = medians[at]?.[index] ?? NaN;
      const ratio = time / (medians[0]?.[index] ?? NaN);
      return `${time.toFixed(0)} ms | ${ratio.toFixed(1)}×`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  if (values.traces !== undefined) await traceMoves(path.resolve(values.traces));
} finally {
  await server.close();
}

/** Prints the processor time of the main thread of the new page between the click and its first paint. */
async function traceMoves(folder: string): Promise<void> {
  for (const move of moves) {
    for (const way of ways) {
      const trace = await inBrowser(async (tab) => {
        let stop: (() => Promise<readonly unknown[]>) | undefined;
        await measureMove(tab, move, way, async () => {
          stop = await tab.startTracing(traceCategories);
        });
        return Buffer.from(JSON.stringify({ traceEvents: await stop?.() }));
      });
      const name = `${move.name} ${way}`;
      await writeTrace(path.join(folder, name.replaceAll(/[^\w.]+/g, '-')), trace);
      const work = Object.entries(summarizeTrace(trace).all).map(
        ([kind, time]) => `${kind} ${time.toFixed(0)}`,
      );
      console.log(`${name}: ${work.join(', ')} ms`);
    }
  }
}

async function inBrowser<Result>(use: (tab: PlainBrowser) => Promise<Result>): Promise<Result> {
  const tab = await startPlainBrowser(server.url);
  try {
    return await use(tab);
  } finally {
    await tab.close();
  }
}

/**
 * Returns the milliseconds of wall time between the click and the first paint of the next page. Throws if the page did
 * not arrive in the given way.
 */
async function measureMove(
  tab: PlainBrowser,
  { from, to, menu }: Move,
  way: Way,
  beforeClick?: () => Promise<void>,
): Promise<number> {
  const isPrerendered = way === 'prerendered';
  const link = `a[href="${to}"]`;
  if (!isPrerendered) {
    await tab.inEachPage(async (send) => {
      await send('Page.setPrerenderingAllowed', { isAllowed: false });
      await send('Emulation.setCPUThrottlingRate', { rate: 4 });
    });
  }
  await tab.open(from);
  // The empty pages have no worker.
  await tab.waitFor(
    `!document.querySelector('meta[name=${offlineMetaName}]') || document.documentElement.hasAttribute('${pageReportAttribute}')`,
  );
  if (menu) {
    await tab.hover(menu);
    await tab.click();
    await tab.waitFor(`document.querySelector(':popover-open ${link}') !== null`);
    await tab.waitFor(`document.querySelector(':popover-open').getAnimations().length === 0`);
  }
  await tab.evaluate(recordClick);
  const wanted = menu ? `:popover-open ${link}` : link;
  await tab.hover(wanted);
  if (isPrerendered) await tab.waitForPrerender(to);
  // Waits like a reader, so that the work of the page before the click is not measured.
  await wait(500);
  await tab.hover(wanted);
  await beforeClick?.();
  await tab.click();
  await tab.waitFor(`location.pathname === '${to}' && !document.prerendering`);
  const time = Number(await tab.evaluate(clickToPaint));
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
  if (Number(await tab.evaluate(activation)) > 0 !== isPrerendered) {
    throw new Error(`${to} was ${isPrerendered ? 'not ' : ''}prerendered.`);
  }
  return time;
}
