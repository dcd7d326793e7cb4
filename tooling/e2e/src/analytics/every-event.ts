import type { Page } from '@playwright/test';
import { eventAttributes, type EventCategory, type EventDetails } from 'docs-shell/analytics';

/** The field that distinguishes the events of a category: the action, or the label without an action. */
type Detail<Category extends EventCategory> =
  EventDetails<Category> extends { readonly action: infer Action extends string }
    ? Action
    : EventDetails<Category> extends { readonly label: infer Label extends string }
      ? Label
      : never;

type Act = (page: Page) => Promise<unknown>;

const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();

const choose = (value: string): Act => click(`.d-settings label:has([value="${value}"])`);

const pressCopy =
  (block: string): Act =>
  async (page) => {
    await page.locator(block).first().hover();
    await page.keyboard.press('ControlOrMeta+c');
  };

const openSearch = async (page: Page, query: string) => {
  await page.locator('.d-search-button').click();
  await page.locator('.d-search-input').first().fill(query);
  await page.locator('.d-search [role="option"]').first().waitFor();
};

/** The tiny apps have no API pages and no demos with style variants: a link as the layout would mark it. */
const clickMarked =
  (attributes: object): Act =>
  async (page) => {
    await page.evaluate((entries) => {
      document.querySelector('#marked')?.remove();
      const link = document.createElement('a');
      link.id = 'marked';
      link.href = '#';
      link.textContent = 'Marked';
      for (const [name, value] of entries) link.setAttribute(name, String(value));
      document.querySelector('.d-resources')?.append(link);
    }, Object.entries(attributes));
    await page.locator('#marked').click();
  };

const clickLink = (label: Detail<'ComponentLinkHeader'>): Act =>
  clickMarked(eventAttributes('ComponentLinkHeader', { label }, 0.1));

const chooseStyle = (action: Extract<Detail<'demo'>, `style-${string}`>): Act =>
  clickMarked(eventAttributes('demo', { action, label: 'FirstSwitch' }));

const first = '[data-demo="FirstSwitch"]';

/**
 * How a reader causes each event of the site. A missing event is a compile error. The events of advertisement have
 * their own test.
 */
export const everyEvent: {
  readonly [Category in Exclude<EventCategory, 'ad'>]: Readonly<Record<Detail<Category>, Act>>;
} = {
  code: { 'copy-click': click('.d-code-copy'), 'copy-keyboard': pressCopy('.d-code') },
  demo: {
    expand: click(`${first} summary`),
    'source-js': click(`${first} [data-code-as="JS"]`),
    'copy-js-source-link': click(`${first} [data-copy-link]`),
    'source-ts': click(`${first} [data-code-as="TS"]`),
    'copy-ts-source-link': click(`${first} [data-copy-link]`),
    'copy-click': click(`${first} [data-copy]`),
    'copy-keyboard': pressCopy(`${first} .d-demo-source pre`),
    'style-css': chooseStyle('style-css'),
    'style-modules': chooseStyle('style-modules'),
    'style-tailwind': chooseStyle('style-tailwind'),
    reset: click(`${first} [data-reset-demo]`),
    github: click(`${first} a[href*="github.com"]`),
  },
  settings: {
    light: choose('light'),
    dark: choose('dark'),
    system: choose('system'),
    rtl: choose('rtl'),
    ltr: choose('ltr'),
    dense: choose('dense'),
    comfortable: choose('comfortable'),
    on: choose('on'),
    off: choose('off'),
  },
  docs: { 'click-back-to-top': click('.d-footer a') },
  feedback: {
    section: async (page) => {
      await page.locator('.d-heading-feedback').first().click();
      await page.locator('.d-feedback-dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.d-feedback-dialog').waitFor({ state: 'detached' });
    },
    useful: click('[data-useful="true"]'),
    'not-useful': click('[data-useful="false"]'),
  },
  search: {
    opened: async (page) => {
      await page.locator('.d-search-button').click();
      await page.locator('.d-search').waitFor();
    },
    query: (page) => openSearch(page, 'switch'),
    dismissed: async (page) => {
      await openSearch(page, 'switch');
      await page.keyboard.press('Escape');
    },
    chosen: async (page) => {
      await openSearch(page, 'spacing');
      await page.keyboard.press('Enter');
    },
  },
  ComponentLinkHeader: {
    Edit: click('.d-edit-link'),
    Markdown: click('.d-resources a[href$=".md"]'),
    Copy: click('[data-copy-page]'),
    Source: click('.d-resources a[href*="github.com"]'),
    'WAI-ARIA': click('.d-resources a[href*="w3.org"]'),
    npm: click('.d-resources a[href*="npmjs.com"]'),
    API: clickLink('API'),
    Demos: clickLink('Demos'),
  },
};
