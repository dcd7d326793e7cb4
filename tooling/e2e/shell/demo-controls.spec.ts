import { findAccessibilityViolations } from '@tooling/playwright/page';
import { expect, test } from '../src/sites/site-test';
import { buttons } from '../src/edit-demo';

test('a reader changes props without writing code, and shares what the demo shows', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(buttons);
  const demo = page.locator('[data-demo="BasicButtons"]');
  // Only the first demo of a component has the button.
  await expect(page.getByRole('button', { name: 'Props', exact: true })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Props', exact: true }).click();
  const panel = demo.getByRole('form', { name: 'Props of BasicButtons' });
  await panel.getByLabel('color', { exact: true }).selectOption('error');
  await panel.getByLabel('disabled', { exact: true }).check();
  await panel.getByLabel('endIcon', { exact: true }).fill('“>”');
  const preview = demo.frameLocator('.d-demo-playground').locator('.d-demo-preview');
  const first = preview.getByRole('button').first();
  await expect(first).toBeDisabled();
  await expect(first).toHaveClass(/MuiButton-colorError/);
  await expect(first).toContainText('Publish“>”');
  await expect(demo.getByRole('textbox', { name: 'BasicButtons.tsx' })).toContainText(
    '<Button variant="contained" color="error" disabled endIcon="“>”">Publish</Button>',
  );
  expect(await findAccessibilityViolations(page, '.d-demo-controls')).toEqual([]);
  // axe requests stylesheets, which the policy of the frame forbids.
  watch.browserErrors.length = 0;

  // The address shows the same in another tab, and other services get the same code.
  const other = await context.newPage();
  await other.goto(page.url());
  const shared = other.locator('[data-demo="BasicButtons"]');
  await expect(
    shared
      .getByRole('form', { name: 'Props of BasicButtons' })
      .getByLabel('color', { exact: true }),
  ).toHaveValue('error');
  await expect(
    shared
      .frameLocator('.d-demo-playground')
      .locator('.d-demo-preview')
      .getByRole('button')
      .first(),
  ).toBeDisabled();
  const posted = new Promise<string>((resolve) => {
    void context.route('https://stackblitz.com/**', async (route) => {
      await route.fulfill({ contentType: 'text/html', body: '<title>Taken</title>' });
      resolve(new URLSearchParams(route.request().postData() ?? '').toString());
    });
  });
  await shared.getByRole('button', { name: 'Open in StackBlitz' }).click();
  expect(decodeURIComponent(await posted).replaceAll('+', ' ')).toContain(
    '<Button variant="text" endIcon="“>”" disabled color="error">Discard</Button>',
  );
});
