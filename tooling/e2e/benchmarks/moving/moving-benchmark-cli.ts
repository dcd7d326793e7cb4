import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPlainBrowser } from '../../src/plain-browser';
import type { PlainBrowser } from '../../src/plain-browser';
import { median } from '../median';
import { serveFiles } from '../serve-files';

/** A click on a link whose page is prerendered. */
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

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });

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

const server = await serveFiles({
  folder: path.join(import.meta.dirname, '../../../../dist/site'),
  instead: new Map([
    ['/empty-from.html', emptyPage],
    ['/empty-to.html', emptyPage],
  ]),
});
try {
  const times = moves.map((): number[] => []);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // The sites take turns, so that other load on the machine affects all of them.
    for (const [at, move] of moves.entries()) {
      const tab = await startPlainBrowser(server.url);
      try {
        times[at]?.push(await measureMove(tab, move));
      } finally {
        await tab.close();
      }
    }
  }
  const medians = times.map(median);
  console.log('| click to first paint of a prerendered page | median | to empty pages |');
  console.log('| --- | --- | --- |');
  for (const [at, { name }] of moves.entries()) {
    const time = medians[at] ?? NaN;
    console.log(
      `| ${name} | ${time.toFixed(0)} ms | ${(time / (medians[0] ?? NaN)).toFixed(1)}× |`,
    );
  }
} finally {
  await server.close();
}

/**
 * Returns the milliseconds of wall time between the click and the first paint of the next page. Throws if the page was
 * not prerendered.
 */
async function measureMove(tab: PlainBrowser, { from, to, menu }: Move): Promise<number> {
  const link = `a[href="${to}"]`;
  await tab.open(from);
  if (menu) {
    await tab.hover(menu);
    await tab.click();
    await tab.waitFor(`document.querySelector(':popover-open ${link}') !== null`);
    await tab.waitFor(`document.querySelector(':popover-open').getAnimations().length === 0`);
  }
  await tab.evaluate(recordClick);
  const wanted = menu ? `:popover-open ${link}` : link;
  await tab.hover(wanted);
  await tab.waitForPrerender(to);
  // Waits like a reader, so that the work of the page before the click is not measured.
  await wait(500);
  await tab.hover(wanted);
  await tab.click();
  await tab.waitFor(`location.pathname === '${to}' && !document.prerendering`);
  const time = Number(await tab.evaluate(clickToPaint));
  const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
  if (!(Number(await tab.evaluate(activation)) > 0)) {
    throw new Error(`${to} was not prerendered.`);
  }
  return time;
}
