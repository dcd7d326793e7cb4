import { loadBudgets } from '@tooling/site/budgets';
import { expect, test } from '../src/test';
import { serveGeneratedProducts } from '../src/generated-products';
import { thousandPagesOfOne, thousandPagesOfSeven } from '../src/thousand-pages';

const budgets = loadBudgets();

/**
 * Milliseconds of the page's own thread, unthrottled: the wall clock of a busy machine says nothing of the code. Warm
 * queries count by their median. Neighbours on the machine still cost it up to a half; the benchmark holds them to 50.
 */
const limits = { warm: 75, first: 300 };

for (const [name, products, budget] of [
  ['one product', thousandPagesOfOne, budgets.searchInOneProduct],
  ['all products', thousandPagesOfSeven, budgets.searchOverAll],
] as const) {
  test(`a first query over 1,000 pages of ${name} stays inside its budget`, async ({ page }) => {
    const generated = await serveGeneratedProducts(page, products);
    let scripts = 0;
    page.on('response', (response) => {
      if (/boot-.*search.*\.js$/.test(response.url())) {
        void response
          .request()
          .sizes()
          .then(({ responseBodySize }) => (scripts += responseBodySize));
      }
    });
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    const [first = '', second = ''] = generated.sample.split(' ');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name: key }) => key === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const measure = async (query: string) => {
      const before = await busy();
      await page.evaluate(async (text) => {
        if (!document.querySelector('.d-search[open]')) {
          document.querySelector<HTMLElement>('.d-search-button')?.click();
        }
        const find = () => document.querySelector<HTMLInputElement>('.d-search-input');
        while (!find()) await new Promise((resolve) => setTimeout(resolve, 1));
        const input = find();
        if (input) input.value = text;
        input?.dispatchEvent(new InputEvent('input'));
        while (!document.querySelector('.d-search mark')) {
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }, query);
      return (await busy()) - before;
    };
    const firstTime = await measure(`${first} ${second}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const kibibytes = (scripts + generated.bytes()) / 1024;
    // A busy machine makes a figure worse, never better: the best of a few is what the code costs.
    const firstTimes = [firstTime];
    for (let round = 0; round < 3; round += 1) {
      await page.reload({ waitUntil: 'networkidle' });
      firstTimes.push(await measure(`${first} ${second}`));
    }
    const warm: number[] = [];
    const queries = [
      second,
      `${second} ${first}`,
      `${first}x`,
      first.slice(0, 3),
      generated.sample,
    ];
    for (const query of queries) {
      const times: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        await page.locator('.d-search-input').fill('');
        await expect(page.locator('.d-search mark')).toHaveCount(0);
        times.push(await measure(query));
      }
      warm.push(Math.min(...times));
    }
    const best = { first: Math.min(...firstTimes), warm: warm.toSorted((a, b) => a - b)[2] ?? 0 };
    const figures = `${kibibytes.toFixed(1)} KiB, ${best.first.toFixed(0)} ms to the first hit, warm ${warm.map((time) => time.toFixed(0)).join(' ')} ms`;
    process.stdout.write(`${name}: ${figures}\n`);
    test.info().annotations.push({ type: 'search', description: figures });
    expect(kibibytes, figures).toBeLessThanOrEqual(budget.figure);
    expect(best.first, figures).toBeLessThanOrEqual(limits.first);
    expect(best.warm, figures).toBeLessThanOrEqual(limits.warm);
  });
}
