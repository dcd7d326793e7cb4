import { chromiumLaunchOptions } from '@tooling/playwright';
import { expect, test } from '../src/sites/site-test';
import { editDemo, program } from '../src/edit-demo';

// Chromium runs sandboxed frames in processes of their own, its headless shell does not.
test.use({ launchOptions: chromiumLaunchOptions({ needs: 'desktop' }) });

// It keeps a core busy for seconds.
test('@full code that does not respond is removed; the page keeps working, and the reader can correct it', async ({
  page,
}) => {
  const { demo, preview, problem, replace } = await editDemo(page);
  // Code that blocks inside a built-in function.
  await replace(program("/^(a+)+$/.test('a'.repeat(60) + 'b');\n  return null;"));
  // A timer of the page stops it, which proves that the code does not block the page.
  await expect(problem).toContainText('so it was stopped', { timeout: 15_000 });
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(problem.getByRole('button', { name: 'Run again' })).toBeVisible();
  await replace(program('return <Button>Mended</Button>;'));
  await expect(preview.getByRole('button', { name: 'Mended' })).toBeVisible();
});
