import path from 'node:path';
import { expect, test } from '@tooling/playwright/test';
import { answerPage } from '../src/answer-page';
import { feedbackToken } from '../src/feedback-site';
import { listProducts } from '../src/sites/list-products';
import { startPreview } from '../src/start-preview';

const site = path.join(import.meta.dirname, '../../../dist/site');
const reader = '/experiments/feedback/';

/** One product of each app, because products of one app share its build. */
async function listRoots(): Promise<string[]> {
  const products = await listProducts(site);
  const byBuild = new Map(products.map(({ buildId, rootPath }) => [buildId, `${rootPath}/`]));
  return [...byBuild.values()];
}

// The crash can close a connection that the browser keeps open.
test.use({ ignoredErrors: /net::ERR_CONNECTION_RE(SET|FUSED)/ });

// Creates a database and starts everything twice. `feedback.spec.ts` kills the service each time.
test('@full answers survive a crash of the server and the service', async ({ page }) => {
  const roots = await listRoots();
  test.setTimeout(120_000 + roots.length * 10_000);
  const preview = await startPreview(feedbackToken);
  try {
    for (const root of roots) {
      await page.goto(preview.url + root);
      await answerPage(page, `Said of ${root}`);
    }
    // An open page could send requests while the server is down.
    await page.goto('about:blank');
    await preview.restart();
    await page.goto(preview.url + reader);
    await expect(page.locator('[data-demo="FeedbackPage"]')).toHaveAttribute('data-hydrated', '');
    await page.getByLabel('Token').fill(feedbackToken);
    await page.keyboard.press('Enter');
    for (const root of roots) {
      const entry = page.locator('.fr-entries li').filter({ hasText: `Said of ${root}` });
      await expect(entry.filter({ has: page.locator(`a[href="${root}"]`) })).toHaveCount(1);
    }
    await expect(page.locator('.fr-entries li')).toHaveCount(roots.length);
  } finally {
    await preview.close();
  }
});
