import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AppCopy } from '@tooling/fixture-builder';
import type { Mistake } from './dev-mistake';

/** Makes a mistake. Returns a function that undoes it. */
export async function makeMistake(
  app: AppCopy,
  { file, from, to }: Pick<Mistake, 'file' | 'from' | 'to'>,
): Promise<() => Promise<void>> {
  const place = path.join(app.appDir, file);
  const source = await readFile(place, 'utf8').catch(() => undefined);
  if (from !== undefined) await app.edit(file, from, to ?? '');
  else if (to === undefined) await rm(place);
  else {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, to);
  }
  return () => (source === undefined ? rm(place) : writeFile(place, source));
}

/** Waits until the page with most of the mistakes shows no error and is hydrated. */
export async function waitForRightPage(page: Page): Promise<void> {
  const overlay = page.locator('vite-error-overlay');
  const alerts = page.getByRole('alert');
  try {
    await overlay.waitFor({ state: 'detached' });
    await alerts.first().waitFor({ state: 'detached' });
  } catch (cause) {
    const texts = await overlay.or(alerts).allInnerTexts();
    throw new Error(`The page still shows:\n${texts.join('\n')}`, { cause });
  }
  await page.locator('[data-demo="FirstSwitch"][data-hydrated]').waitFor();
  await page.getByRole('heading', { name: 'States' }).waitFor();
}

/** Waits until the page shows the message of a mistake, in one box with all these texts. */
export function waitForMessage(page: Page, ...texts: readonly string[]): Promise<void> {
  const boxes = page.getByRole('alert').or(page.locator('vite-error-overlay'));
  return texts
    .reduce((found, text) => found.filter({ hasText: text }), boxes)
    .first()
    .waitFor();
}
