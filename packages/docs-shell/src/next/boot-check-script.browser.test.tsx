import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootRanProperty, statusId } from '../client/contract';
import { Tab, Tabs } from '../features';
import { en } from '../i18n';
import { mountPage, query } from '../testing/mount-page.fixture';
import { bootCheckScript } from './boot-check-script';

const controls = ['.d-search-button', '.d-header .d-color-mode', '.d-settings-opener'];
const rules = [
  'all',
  'screen and (scripting: none)',
  'print, (scripting: none)',
  'screen and (not (scripting: none))',
];

let sheet: HTMLStyleElement;

beforeEach(() => {
  sheet = document.createElement('style');
  sheet.textContent = `@layer theme {${rules
    .map((media, index) => `@media ${media} {.d-page {--rule-${index}: applies}}`)
    .join('')}}`;
});

afterEach(() => {
  Reflect.deleteProperty(window, bootRanProperty);
  // The script changed the rules of the shell.
  for (const style of document.querySelectorAll('style')) {
    style.textContent += '';
  }
  sheet.remove();
});

/** Runs the script on a page, as when the document is complete. */
function completeDocument(): void {
  mountPage({
    content: (
      <Tabs id="manager" label="Package manager" group="manager">
        <Tab title="npm">npm install</Tab>
        <Tab title="pnpm">pnpm add</Tab>
      </Tabs>
    ),
    behaviors: [],
  });
  document.head.append(sheet);
  const script = document.createElement('script');
  script.textContent = bootCheckScript;
  document.head.append(script);
  script.remove();
  dispatchEvent(new Event('DOMContentLoaded'));
}

const visibleControls = () => controls.filter((selector) => query(selector).checkVisibility());
const applyingRules = () =>
  rules.filter((_, index) =>
    getComputedStyle(query('.d-page')).getPropertyValue(`--rule-${index}`),
  );

describe('a page whose boot script failed', () => {
  it('hides controls that need the script', () => {
    completeDocument();
    expect(visibleControls()).toEqual([]);
  });

  it('shows the panels of all tabs', () => {
    completeDocument();
    const panels = [...document.querySelectorAll('.d-tab-panel')];
    expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, true]);
  });

  it('says so above the content', () => {
    completeDocument();
    const status = query(`#${statusId}`);
    expect(query('.d-content').firstElementChild).toBe(status);
    expect(status.textContent).toBe(en.loadFailed);
    expect(status.checkVisibility()).toBe(true);
    expect(status.getBoundingClientRect().height).toBeGreaterThan(20);
  });

  it('does not apply rules for pages on which no script has run', () => {
    completeDocument();
    expect(applyingRules()).toEqual(['all', 'print, (scripting: none)']);
  });
});

it('a page whose boot script ran does not change', () => {
  Object.assign(window, { [bootRanProperty]: true });
  completeDocument();
  expect(visibleControls()).toEqual(controls);
  expect(applyingRules()).toEqual(['all', 'screen and (not (scripting: none))']);
  expect(query(`#${statusId}`).textContent).toBe('');
  expect(query('.d-content').contains(query(`#${statusId}`))).toBe(false);
});
