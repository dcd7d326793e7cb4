import { expect, test } from '@playwright/test';
import type { EngineName } from '@tooling/playwright/find-engines';
import {
  expectPath,
  expectText,
  expectVisible,
  type EnginePage,
  type EngineKey,
} from '../src/engines/engine-page';
import { openEngine } from '../src/engines/open-engine';

const site = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const button = '/material-ui/react-button/';
const dialog = '/material-ui/react-dialog/';
const demo = '[data-demo="BasicButtons"]';

test.describe.configure({ mode: 'default' });

// One browser for all journeys: its start takes longer than most of them.
let page: EnginePage;

// Playwright reads the names of fixtures from this pattern. An empty one requests none.
// eslint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, { project }) => {
  const opened = await openEngine(project.name as EngineName);
  if (!opened) throw new Error(`${project.name} is not installed.`);
  page = opened;
});

test.afterAll(async () => {
  // Missing if the browser did not start.
  await (page as EnginePage | undefined)?.close();
});

test.beforeEach(async () => {
  await page.goto(`${site}/llms.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, undefined);
});

const open = (path: string) => page.goto(site + path);

/** Reads an attribute of `<html>`. */
const root = (name: string) =>
  page.evaluate((attribute) => document.documentElement.getAttribute(attribute), name);

/** Waits until the boot script has started the behaviors, which set the mode of the control. */
async function openStarted(path: string) {
  await open(path);
  await expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector('input:checked')), undefined))
    .toBe(true);
}

/** Scrolls a demo into view and waits until it is hydrated. */
async function hydrate(selector: string) {
  await page.evaluate((css) => document.querySelector(css)?.scrollIntoView(), selector);
  await expectVisible(page, `${selector}[data-hydrated]`);
}

async function press(...sequence: readonly EngineKey[]) {
  for (const key of sequence) await page.press(key);
}

test('@smoke the side navigation leads to a page and marks it', async () => {
  await openStarted(button);
  await page.click(`.d-side-nav a[href="${dialog}"]`);
  await expectPath(page, dialog);
  await expectText(page, 'h1', 'Dialog');
  await expectText(page, '.d-side-nav [aria-current="page"]', 'Dialog');
});

test('@smoke back and forward restore the page and its scroll position', async () => {
  await openStarted(button);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }), undefined);
  const scrolled = () => page.evaluate(() => Math.round(scrollY), undefined);
  await expect.poll(scrolled).toBe(600);
  await page.evaluate((href) => {
    document.querySelector<HTMLElement>(`.d-side-nav a[href="${href}"]`)?.click();
  }, dialog);
  await expectPath(page, dialog);
  await page.back();
  await expectPath(page, button);
  await expect.poll(scrolled).toBeGreaterThan(500);
  await page.forward();
  await expectPath(page, dialog);
  await expect.poll(scrolled).toBe(0);
});

test('@smoke a menu opens, Escape closes it and gives the focus back', async () => {
  await openStarted(button);
  await expectVisible(page, '#d-versions', false);
  await page.click('.d-versions-button');
  await expectVisible(page, '#d-versions');
  await press('Escape');
  await expectVisible(page, '#d-versions', false);
  const isFocused = () =>
    page.evaluate(() => document.activeElement?.matches('.d-versions-button'), undefined);
  await expect.poll(isFocused).toBe(true);
});

test('@smoke the arrow keys move in a menu, and another menu closes it', async () => {
  await openStarted(button);
  await page.click('.d-versions-button');
  await expectVisible(page, '#d-versions');
  await press('ArrowDown');
  const isInside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('#d-versions a')), undefined);
  await expect.poll(isInside).toBe(true);
  await page.click('.d-products-button');
  await expectVisible(page, '#d-products');
  await expectVisible(page, '#d-versions', false);
});

test('@smoke a chosen color mode stays on the next page', async () => {
  await openStarted(button);
  await page.click('.d-header .d-color-mode-option[title="Dark"]');
  await expect.poll(() => root('data-mui-color-scheme')).toBe('dark');
  await openStarted('/');
  expect(await root('data-mui-color-scheme')).toBe('dark');
  const background = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor,
    undefined,
  );
  expect(background).not.toBe('rgb(255, 255, 255)');
});

test('@smoke the settings turn the page right to left, and it does not scroll sideways', async () => {
  await openStarted(button);
  await page.click('.d-settings-opener');
  await expectVisible(page, '#d-settings');
  await page.click('#d-settings label:has(input[value="rtl"])');
  await page.click('#d-settings label:has(input[value="dense"])');
  await expect.poll(() => root('dir')).toBe('rtl');
  await expect.poll(() => root('data-density')).toBe('dense');
  await press('Escape');
  await openStarted(dialog);
  expect(await root('dir')).toBe('rtl');
  const { isRight, overflow } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const left = (css: string) => document.querySelector(css)?.getBoundingClientRect().left ?? NaN;
    return { isRight: left('.d-side-nav') > left('h1'), overflow: scrollWidth - clientWidth };
  }, undefined);
  expect(isRight).toBe(true);
  expect(overflow).toBe(0);
});

test('@smoke search opens by keyboard, finds and follows', async () => {
  await openStarted(button);
  await page.press('k', 'Control');
  await expectVisible(page, 'dialog[open] [role=combobox]');
  await page.type('dialog focus');
  await expectText(page, '[role=option][aria-selected=true]', 'Focus');
  await press('Enter');
  await expectPath(page, `${dialog}#focus`);
});

test('@smoke Escape closes search', async () => {
  await openStarted(button);
  await page.click('.d-search-button');
  await expectVisible(page, 'dialog[open] [role=combobox]');
  await press('Escape');
  await expectVisible(page, 'dialog[open]', false);
});

test('@smoke a demo is hydrated with the styles of its library', async () => {
  await openStarted(button);
  await hydrate(demo);
  const color = await page.evaluate((css) => {
    const element = document.querySelector(`${css} .MuiButton-contained`);
    return element && getComputedStyle(element).backgroundColor;
  }, demo);
  expect(color).toBe('rgb(25, 118, 210)');
});

// These demos are far below the first view, and are hydrated when the reader turns to them.
test('@smoke what is typed and pressed before hydration has its effect', async () => {
  await openStarted('/material-ui/react-autocomplete/');
  const field = '[data-demo="MultipleValues"]';
  await expectVisible(page, `${field}[data-hydrated]`, false);
  await page.evaluate((css) => {
    const input = document.querySelector<HTMLInputElement>(`${css} input`);
    if (!input) return;
    input.focus();
    input.value = 'ok';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.setSelectionRange(1, 1);
  }, field);
  await expectVisible(page, `${field}[data-hydrated]`);
  await expectText(page, '[role=listbox]', 'Bookbinding');
  const typed = await page.evaluate((css) => {
    const input = document.querySelector<HTMLInputElement>(`${css} input`);
    return [input?.value, input?.selectionStart];
  }, field);
  expect(typed).toEqual(['ok', 1]);

  await openStarted(dialog);
  const opener = '[data-demo="ConfirmationDialog"]';
  await expectVisible(page, `${opener}[data-hydrated]`, false);
  await page.evaluate((css) => {
    const element = document.querySelector(`${css} button`);
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      const Event = type.startsWith('pointer') ? PointerEvent : MouseEvent;
      element?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  }, opener);
  await expectVisible(page, '[role=dialog]');
});

test('@smoke the code of a demo unfolds', async () => {
  await openStarted(button);
  await hydrate(demo);
  await page.click(`${demo} summary`);
  await expectVisible(page, `${demo} details[open]`);
  await expectText(page, `${demo} code`, 'export default function BasicButtons');
});

test('@smoke the copy button confirms that it copied', async () => {
  await openStarted('/material-ui/getting-started/installation/');
  await page.click('figure.d-code button');
  await expectText(page, 'figure.d-code button', 'Copied');
});

test('@smoke a dialog opens above the page and Escape closes it', async () => {
  await openStarted(dialog);
  const name = '[data-demo="AlertDialog"]';
  await hydrate(name);
  await page.click(`${name} button.MuiButton-outlined`);
  await expectVisible(page, '[role=alertdialog]');
  await expectText(page, '[role=alertdialog]', 'Cancel your stay in Bergen?');
  await press('Escape');
  await expectVisible(page, '[role=alertdialog]', false);
});

test('@smoke the editor runs what is typed', async () => {
  await openStarted(button);
  await hydrate(demo);
  await page.click(`${demo} [data-sandbox-action=edit]`);
  await expectVisible(page, `${demo}[data-running]`);
  const frame = `${demo} iframe.d-demo-playground`;
  await expect.poll(() => page.readFrame(frame)).toMatch(/publish/i);
  await page.click(`${demo} .cm-content`);
  await page.press('a', 'Control');
  await page.type('export default () => <b>typed here</b>;');
  await expect.poll(() => page.readFrame(frame)).toContain('typed here');
  // A component without text replaces the last one, too.
  await page.press('a', 'Control');
  await page.type('export default () => <b/>');
  await expect.poll(() => page.readFrame(frame)).toBe('');
});

test('@smoke feedback that cannot be sent shows an error', async () => {
  await openStarted(button);
  const names = await page.evaluate(() => {
    const votes = [...document.querySelectorAll('button')].filter((element) =>
      element.textContent.includes('Not useful'),
    );
    votes[0]?.setAttribute('data-engine-vote', '');
    return votes.map(({ textContent }) => textContent);
  }, undefined);
  expect(names).toEqual(['Not useful']);
  await page.click('[data-engine-vote]');
  const shown = () => page.evaluate(() => document.body.innerText, undefined);
  await expect.poll(shown).toContain("Couldn't submit feedback. Please try again later.");
});

test('@smoke an unknown address shows the 404 page of its product', async () => {
  await openStarted('/material-ui/no-such-page/');
  await expectText(page, 'h1', 'Page not found');
  await expectText(page, '.d-header-name', 'Material UI');
});
