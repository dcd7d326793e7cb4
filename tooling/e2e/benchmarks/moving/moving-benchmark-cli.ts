import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPlainBrowser } from '../../src/plain-browser';
import { median } from '../median';
import { serveFiles } from '../serve-files';
import { measureMove, type Move } from './measure-move';

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
