import { gzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  describeWeight,
  findAccessibilityViolations,
  findDanglingIds,
  measureWeight,
  presetSettings,
  hydrateDemos,
  layOutAll,
  watchLayoutShifts,
  type StoredSettings,
  type Weight,
} from '@tooling/playwright/page';
import { devices, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../src/app-test';
import { findUnusedDemos } from '../src/find-unused-demos';
import type { PageCheck } from '../src/plan-checks';
import { annotationTypes } from '../src/record-reporter';
import { describePlan } from '../src/describe-plan';
import { readRun } from '../src/run-settings';
import {
  cssBudget,
  cssOfDemosBudget,
  fontBudget,
  javascriptOnPhones,
  weightBudgets,
} from '../src/weight-budgets';

const run = readRun();

test('every demo of the app is shown', () => {
  expect(findUnusedDemos(run.appDir)).toEqual([]);
  process.stdout.write(`${describePlan(run)}\n`);
});

for (const check of run.checks) {
  const { address, kind, demos } = check.page;
  const details = { annotation: { type: annotationTypes.check, description: check.id } };
  test(titleOf(check), details, async ({ page, browser, baseURL }) => {
    test.setTimeout(60_000 + demos.length * 10_000);
    const settings = settingsOf(check.variant);
    if (check.variant === 'weight') return weigh(page, browser, address, baseURL ?? '');
    if (kind === 'demo-document') return checkDemoDocument(page, address, settings);
    if (settings.density || check.variant === 'as-built') await checkPage(page, check);
    if (run.isFull) await checkAccessibility(page, address, settings);
  });
}

function titleOf({ page: { address }, variant }: PageCheck): string {
  return variant === 'weight' ? `${address} stays inside its budget` : `${address} ${variant}`;
}

function settingsOf(variant: PageCheck['variant']): StoredSettings {
  switch (variant) {
    case 'as-built':
    case 'weight':
      return {};
    case 'dark-ltr':
      return { mode: 'dark' };
    case 'dark-rtl':
      return { mode: 'dark', direction: 'rtl' };
    case 'dark-rtl-dense':
      return { mode: 'dark', direction: 'rtl', density: 'dense' };
    case 'light-rtl':
      return { direction: 'rtl' };
  }
}

/** The browser reports nothing, demos hydrate in place, ids resolve, axe finds nothing, and the page fits on phones. */
async function checkPage(page: Page, { page: { address, demos }, variant }: PageCheck) {
  const listShifts = await watchLayoutShifts(page);
  await presetSettings(page, settingsOf(variant));
  // High enough that the navigation does not end in the middle of a button.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForFrames(page);
  // Readers come near a part before they see it, or go to it by a link, which lays out all. The check jumps to the demos.
  await layOutAll(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await hydrateDemos(page, demos);
  if (variant === 'as-built') {
    expect(await height()).toBe(before);
    expect(await listShifts()).toEqual([]);
  }
  for (const name of demos) {
    await expect(page.locator(`[data-demo="${name}"]`)).toHaveAccessibleName(/\S/);
  }
  expect(await findDanglingIds(page)).toEqual([]);
  // The last demo can be where a row is under the filter of the props. axe takes such a row for too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await checkNarrowest(page);
}

/** Waits until shifts of the first frames are known: Chromium paints an assumed height in one, and the height in the next. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  });
}

/**
 * Nothing but code, tables and demos scrolls sideways on the narrowest phones (WCAG 1.4.10), and on others when text is twice
 * as large (1.4.4).
 */
async function checkNarrowest(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await readOverflow(page, '100%'), 'pixels at a width of 320').toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await readOverflow(page, '200%'), 'pixels at a width of 390, text 200 %').toBe(0);
}

/** Returns by how many pixels the page scrolls sideways. */
function readOverflow(page: Page, textSize: string): Promise<number> {
  return page.evaluate((size) => {
    const { style } = document.documentElement;
    style.fontSize = size;
    const { scrollWidth, clientWidth } = document.documentElement;
    style.fontSize = '';
    return scrollWidth - clientWidth;
  }, textSize);
}

async function checkDemoDocument(page: Page, address: string, settings: StoredSettings) {
  await presetSettings(page, settings);
  await page.goto(address);
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  expect(await findDanglingIds(page)).toEqual([]);
  expect(await findAccessibilityViolations(page, '[data-demo]')).toEqual([]);
}

/** axe finds nothing, on a wide screen and on a phone. */
async function checkAccessibility(page: Page, address: string, settings: StoredSettings) {
  await presetSettings(page, settings);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(address);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // Size observers answer in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await findAccessibilityViolations(page)).toEqual([]);
}

/** The page stays inside its budgets, on a desktop and on a phone, which cannot hover. */
async function weigh(page: Page, browser: Browser, address: string, origin: string) {
  const script = weightBudgets.get(address)?.figure ?? 0;
  await weighOn('a desktop', page, { address, origin, script });
  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
  const onPhone = script + javascriptOnPhones.figure;
  await weighOn('a phone', await phone.newPage(), { address, origin, script: onPhone });
  await phone.close();
}

interface Weighing {
  readonly address: string;
  /** All files are requested from here. */
  readonly origin: string;
  /** The budget for JavaScript, in KiB. */
  readonly script: number;
}

async function weighOn(device: string, page: Page, { address, origin, script }: Weighing) {
  const weight = await measureWeight(page, address, sizeOnTheWire);
  const description = `${device}: ${describeWeight(weight)}`;
  test.info().annotations.push({ type: 'weight', description });
  const limits: [keyof Weight['kibibytes'], number][] = [
    ['Script', script],
    ['Stylesheet', cssBudget.figure + cssOfDemosBudget.figure],
    ['Font', fontBudget.figure],
  ];
  const over = limits
    .filter(([type, limit]) => weight.kibibytes[type] > limit)
    .map(
      ([type, limit]) =>
        `${address} ${type} on ${device}: over ${limit} KiB. ${describeWeight(weight, type)}`,
    );
  expect(over).toEqual([]);
  expect(weight.files.filter(({ url }) => !url.startsWith(origin))).toEqual([]);
}

/**
 * Returns the size of a file as the site serves it: everything except fonts is compressed. Files of other products
 * count 0 bytes, because they are not scripts, styles or fonts.
 */
function sizeOnTheWire(url: string): number {
  const { pathname } = new URL(url);
  const place = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const file = path.join(run.appDir, 'dist', place);
  if (!existsSync(file)) return 0;
  const content = readFileSync(file);
  return /\.(woff2|png)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}
