import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setMedia, setWindow } from '../../testing/reader-media.fixture';
import { serveRequests, type Answer } from '../../testing/serve-requests.fixture';
import { initDisplaySettings } from '../preferences/display-settings.client';
import { initSettingsDrawer } from '../preferences/display-settings.client';
import type { SearchEvent } from '../../client/search-events';
import { otherIndex, siteAnswers } from './indexes/search-indexes.fixture';
import { initSearch } from './search.client';

const button = page.getByRole('button', { name: 'Search' });
const dialog = page.getByRole('dialog', { name: 'Search' });
const box = dialog.getByRole('combobox', { name: 'Search' });
const select = (name: string) => dialog.getByRole('combobox', { name });
const status = () => query('.d-search-status').textContent;
const active = () => query('[role=option][aria-selected=true]');
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const mountSearch = () =>
  mountPage({ behaviors: [initDisplaySettings, initSettingsDrawer, initSearch] });

async function openDialog(answers: Readonly<Record<string, Answer>> = siteAnswers) {
  const server = serveRequests(answers);
  mountSearch();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  return server;
}

it('has the font of the page', async () => {
  await openDialog();
  const fontOf = (selector: string) => getComputedStyle(query(selector)).fontFamily;
  expect(fontOf('.d-search-input')).toBe(fontOf('.d-page'));
});

describe('the list', () => {
  it('shows the hits with their breadcrumbs, announces how many, and moves with arrow keys', async () => {
    await openDialog();
    await userEvent.keyboard('dialog focus');
    await expect.poll(() => active().textContent).toContain('Focus');
    expect(active().querySelector('mark')?.textContent).toBe('Focus');
    expect(status()).toMatch(/^(\d+ results in .+|1 result)$/);
    await box.fill('accessibility');
    await expect.poll(status).toBe('3 results in 2 products');
    const ids = texts('[role=option]').map((_, at) => `d-search-option-${at}`);
    for (const [keys, at] of [
      ['', 0],
      ['{ArrowDown}', 1],
      ['{ArrowUp}', 0],
      ['{ArrowUp}', ids.length - 1],
      ['{ArrowDown}', 0],
    ] as const) {
      if (keys !== '') await userEvent.keyboard(keys);
      expect(active().id).toBe(ids[at]);
      await expect.element(box).toHaveAttribute('aria-activedescendant', ids[at]);
    }
  });

  it('opens a hit in a new tab with Ctrl+Enter, and keeps the dialog open', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await openDialog();
    await userEvent.keyboard('flexbox');
    await expect.poll(() => active().textContent).toContain('Flexbox');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(open.mock.calls).toEqual([['/other/flexbox/', '_blank', 'noopener']]);
    await expect.element(dialog).toBeVisible();
  });

  it('filters by kind and by product', async () => {
    await openDialog();
    await userEvent.keyboard('button');
    const kinds = () => [...new Set(texts('.d-search-kind'))].sort();
    await expect.poll(kinds).toEqual(['Heading', 'Page']);
    await select('Kinds').selectOptions('Pages');
    expect(kinds()).toEqual(['Page']);
    await box.fill('accessibility');
    await expect.poll(status).toMatch(/^Nothing found/);
    await select('Kinds').selectOptions('Headings');
    expect(kinds()).toEqual(['Heading']);
    expect(dialog.getByRole('group').elements()).toHaveLength(2);
    await select('Products').selectOptions('Other UI');
    expect(dialog.getByRole('group').elements()).toHaveLength(1);
    expect(active().getAttribute('href')).toBe('/other/flexbox/#accessibility');
    await select('Products').selectOptions('All products');
    await select('Kinds').selectOptions('Everything');
    expect(dialog.getByRole('group').elements()).toHaveLength(2);
  });

  it('shows similar terms and the products when nothing is found', async () => {
    await openDialog();
    await box.fill('qqqbutton');
    await expect.poll(status).toContain('Nothing found');
    expect(query('[role=option][href="/other/"]').textContent).toBe('Other UI');
    // Enter chooses nothing, and so does not lead to another product.
    await expect.element(box).not.toHaveAttribute('aria-activedescendant');
    await dialog.getByRole('option', { name: 'Button', exact: true }).click();
    await expect.element(box).toHaveValue('Button');
    expect(active().getAttribute('href')).toBe('/sample/button/');
  });
});

describe('the keys', () => {
  it('open the dialog by typing on the button; Escape returns the focus', async () => {
    serveRequests(siteAnswers);
    mountSearch();
    query('.d-search-button').focus();
    await userEvent.keyboard('stack');
    await expect.element(box).toHaveValue('stack');
    await expect.poll(() => active().textContent).toContain('Stack');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });

  it('open the dialog with / only if the reader enabled it', async () => {
    serveRequests(siteAnswers);
    mountSearch();
    await userEvent.keyboard('/');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const group = page.getByRole('radiogroup', { name: 'Open search with /' });
    await expect.element(group.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(document.querySelector('.d-search')).toBeNull();
    await group.getByRole('radio', { name: 'On' }).click();
    await userEvent.keyboard('{Escape}');
    // The next page.
    mountSearch();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('');
  });
});

it('opens with the words of the address, as browsers with its OpenSearch description ask for', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '?search=stack');
  serveRequests(siteAnswers);
  mountSearch();
  await expect.element(box).toHaveValue('stack');
  await expect.poll(() => active().textContent).toContain('Stack');
});

describe('an index', () => {
  it.each<[string, Answer]>([
    ['missing', { status: 404, body: 'Not found' }],
    ['broken', { body: '{"schemaVersion":1,"pages":[7]' }],
    ['of another product', { json: { schemaVersion: 1, language: 'en', product: { id: 'x' } } }],
  ])('that is %s is named, and the others are searched', async (_, answer) => {
    const { answers } = await openDialog({ ...siteAnswers, '/other/search-en.json': answer });
    await userEvent.keyboard('button');
    await expect.poll(() => active().textContent).toContain('Button');
    await expect.element(dialog.getByText('didn’t respond: Other UI')).toBeVisible();
    answers.set('/other/search-en.json', { json: otherIndex });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await box.fill('flexbox');
    await expect.poll(() => active().getAttribute('href')).toBe('/other/flexbox/');
    expect(dialog.getByText('didn’t respond').query()).toBeNull();
  });

  it('that loads slowly delays no other, and is searched as soon as it is loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = serveRequests(siteAnswers);
    let arrive: (answer: Answer) => void = () => {};
    server.answers.set('/other/search-en.json', new Promise((resolve) => (arrive = resolve)));
    mountSearch();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('spacing');
    await expect.poll(status).toBe('Loading the index…');
    expect(query('.d-search-note').textContent).toBe('');
    vi.advanceTimersByTime(2500);
    await expect.element(dialog.getByText('Still waiting for Other UI')).toBeVisible();
    await box.fill('dialog');
    expect(active().getAttribute('href')).toBe('/sample/dialog/');
    await box.fill('spacing');
    arrive({ json: otherIndex });
    await expect.poll(() => active().getAttribute('href')).toBe('/other/spacing/');
    expect(dialog.getByText('Still waiting').query()).toBeNull();
  });

  it('becomes text, even if titles, names or the query contain markup', async () => {
    const evil = [
      '<img src=x onerror="document.title=\'bad\'">',
      '</mark><script>document.title="bad"</script>',
      '"><svg onload=alert(1)>',
      '${alert(1)} {{7*7}} &lt;b&gt;',
      'javascript:alert(1)',
    ];
    const [name = '', family = '', version = ''] = evil;
    const index = {
      ...otherIndex,
      product: { id: 'other', name, family, version, href: '/other/' },
      pages: evil.map((text, at) => ({
        href: `/other/page-${at}/`,
        title: `zebra ${text}`,
        breadcrumbs: [text, name],
        headings: [[`zebra ${text}`, text]],
        symbols: [{ kind: 'prop', prefix: text, names: [`zebra${text}`] }],
      })),
      shards: [{ prefix: '', href: 'javascript:alert(1)' }],
    };
    await openDialog({ ...siteAnswers, '/other/search-en.json': { json: index } });
    const known = 'a,button,code,div,input,kbd,mark,option,p,path,select,span,svg';
    for (const words of ['zebra', ...evil, ...evil.map((text) => `zebra ${text}`)]) {
      await box.fill(words);
      expect(status()).not.toBe('');
      expect(document.querySelectorAll(`.d-search :not(${known})`)).toHaveLength(0);
    }
    await box.fill('zebra');
    await expect.poll(() => active().textContent).toContain('zebra');
    const links = document.querySelectorAll<HTMLAnchorElement>('a[role=option][href]');
    expect([...new Set([...links].map(({ origin }) => origin))]).toEqual([location.origin]);
    expect(document.title).not.toBe('bad');
  });
});

describe.each([390, 1024, 1440])('in a window of %i pixels', (width) => {
  it('fits, in both modes and directions', async () => {
    await setWindow(width, 800);
    await openDialog();
    await userEvent.keyboard('button keyboard');
    await expect.poll(() => active().checkVisibility()).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await setMedia({ colorScheme });
      expect(await findAccessibilityViolations('.d-search')).toEqual([]);
    }
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      const { left, right, height } = query('.d-search').getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      if (width === 390) expect(height).toBe(800);
    }
  });
});

it('emits an event for each action', async () => {
  const events: SearchEvent[] = [];
  serveRequests(siteAnswers);
  mountSearch();
  document.addEventListener('docs:search', ({ detail }) => {
    // The dialog of an earlier test may still report its query.
    if (detail.action !== 'query' || detail.query === 'button') events.push(detail);
  });
  const actions = () => events.map(({ action }) => action);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  await expect.poll(() => query('.d-search').hasAttribute('data-busy')).toBe(false);
  let afterInput: readonly string[] = [];
  addEventListener('input', () => setTimeout(() => (afterInput = actions())), { once: true });
  // All letters at once: a pause between two of them would count as a query.
  await box.fill('button');
  // A query is reported when the reader pauses, not after each letter.
  expect(afterInput).toEqual(['opened']);
  await expect.poll(actions).toEqual(['opened', 'query']);
  expect(events.at(-1)).toMatchObject({ query: 'button', isComplete: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(actions).toEqual(['opened', 'query', 'dismissed']);
});
