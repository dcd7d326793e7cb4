import { turnToDemo } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';

// Every control whose code loads on demand behaves like these. `on-demand.browser.test.tsx` tests each state.
test.use({ ignoredErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

test('controls report that their code did not load, and work as soon as the reader is online', async ({
  page,
  context,
}) => {
  await page.goto('/material-ui/react-button/');
  await turnToDemo(page);
  await context.setOffline(true);
  const message = page.locator('#d-status');

  const vote = page.getByRole('button', { name: 'Not useful' });
  await vote.click();
  await expect(message).toHaveText("Couldn't submit feedback. Please try again later.");
  await expect(message).toBeInViewport();

  const edit = page.locator('[data-demo="BasicButtons"]').getByRole('button', { name: 'Edit' });
  await edit.click();
  await expect(message).toHaveText(
    'A part of this page did not load. Check your connection, then try again or reload.',
  );

  await page.keyboard.press('ControlOrMeta+k');
  await expect(message).toHaveText('Search did not load. Check your connection and try again.');

  await context.setOffline(false);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('an unknown address below the second prefix of a product shows that product', async ({
  page,
}) => {
  for (const address of ['/x/api/data-grid/no-such-page/', '/x/api/data-grid/%E4%/']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('.d-header-name')).toHaveText('Data Grid');
  }
});

test('@full every page has links to versions, templates and blog on other sites', async ({
  page,
}) => {
  for (const address of ['/', '/material-ui/react-button/', '/no-such-page/']) {
    await page.goto(address);
    const links = page
      .getByRole('navigation', { name: 'Documentation' })
      .locator('.d-side-nav-top a');
    await expect(links).toHaveText(['Versions', 'Templates', 'Blog']);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:/);
  }
});
