import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createSiteServer } from 'docs-build/serve';
import { createDemoSandbox, deriveJavaScript } from 'docs-build/sandboxes';
import type { Diagnostic } from 'diagnostics';

/** A demo, and its exported project. */
export interface ExportedDemo {
  readonly appDir: string;
  readonly id: string;
  readonly variant: 'JS' | 'TS';
}

/** Writes the project of a demo to a folder. Returns the diagnostics. */
export async function exportProject(
  { appDir, id, variant }: ExportedDemo,
  folder: string,
): Promise<readonly Diagnostic[]> {
  const { demo, diagnostics } = await createDemoSandbox({
    appDir,
    productName: path.basename(appDir),
    id,
    toJavaScript: deriveJavaScript,
  });
  for (const [file, text] of Object.entries(demo.files[variant])) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return diagnostics;
}

/**
 * Opens a built project until it shows a text. Returns what the browser reported.
 *
 * @param inspect called when the project shows the text
 */
export async function showProject(
  browser: Browser,
  dist: string,
  text: string,
  inspect?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const browserErrors: string[] = [];
  const server = await createSiteServer({ root: dist, productTable: [], port: 0 });
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => browserErrors.push(message));
  page.on('console', (message) => {
    const isBrowserError =
      message.type() === 'error' && !message.location().url.includes('favicon');
    if (isBrowserError) browserErrors.push(message.text());
  });
  await page.goto(server.url);
  await page.getByText(text).or(page.getByLabel(text)).first().waitFor();
  await inspect?.(page);
  await page.close();
  await server.close();
  return browserErrors;
}
