import { expect, it } from 'vitest';
import { samplePage, samplePageItem } from '../features/frame/sample-page';
import { restoredAttribute } from '../features/navigation/contract';
import { initNavigationState } from '../features/navigation/navigation-state.client';
import { initColorMode } from '../features/preferences/color-mode.client';
import { mountPage, query } from '../testing/mount-page.fixture';
import { setWindow } from '../testing/reader-media.fixture';
import { firstFrameScript } from './first-frame-script';

const chapters = Array.from({ length: 60 }, (_, index) => samplePageItem(`Chapter ${index + 1}`));
const nested = {
  kind: 'group' as const,
  title: 'Part',
  badges: [],
  isOpen: false,
  children: chapters,
};
const book = { ...nested, title: 'Book', children: [nested, samplePageItem('Index')] };

const navigation = [...samplePage.navigation, book];
const currentLast = [book, samplePageItem('Last', { current: true })];

const stateKey = `docs-navigation:${samplePage.productId}`;
const keep = (state: unknown) => sessionStorage.setItem(stateKey, JSON.stringify(state));

function readPage() {
  return {
    openGroups: [...document.querySelectorAll('.d-side-nav details')].map((group) =>
      group.hasAttribute('open'),
    ),
    scrollTop: query('.d-drawer').scrollTop,
    modes: [...document.querySelectorAll<HTMLInputElement>('[data-color-mode] input')].map(
      ({ checked }) => checked,
    ),
  };
}

async function runFirstFrameScript(): Promise<void> {
  const script = document.createElement('script');
  script.textContent = firstFrameScript;
  document.head.append(script);
  script.remove();
  await new Promise(requestAnimationFrame);
}

it.each<[name: string, store: () => void, items?: typeof navigation]>([
  ['nothing is stored', () => {}],
  ['the mode is dark', () => localStorage.setItem('mui-mode', 'dark')],
  ['the mode is light', () => localStorage.setItem('mui-mode', 'light')],
  ['the mode is unknown', () => localStorage.setItem('mui-mode', 'sepia')],
  ['groups are open', () => keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 0 })],
  ['an inner group is open', () => keep({ groups: { 'Book/Part': true }, scrollTop: 0 })],
  ['groups are closed', () => keep({ groups: { Components: false, Book: false }, scrollTop: 0 })],
  [
    'the current entry is in view',
    () => keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 60 }),
  ],
  [
    'the current entry is above',
    () => keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 1500 }),
  ],
  [
    'the current entry is below',
    () => keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 20 }),
    currentLast,
  ],
  ['the state cannot be read', () => sessionStorage.setItem(stateKey, '{')],
  ['the state is empty', () => sessionStorage.setItem(stateKey, 'null')],
])('does what the behaviors do if %s', async (_name, store, items = navigation) => {
  await setWindow(1280, 600);
  store();
  mountPage({ page: { navigation: items }, behaviors: [initColorMode, initNavigationState] });
  const expected = readPage();
  // The behavior stores the state again after the `toggle` events of the groups.
  await new Promise((done) => setTimeout(done, 50));
  sessionStorage.clear();
  store();
  mountPage({ page: { navigation: items }, behaviors: [] });
  await runFirstFrameScript();
  expect(readPage()).toEqual(expected);
  expect(query('.d-side-nav').hasAttribute(restoredAttribute)).toBe(true);
});

it('keeps what the reader does after it, because the behaviors do not restore again', async () => {
  await setWindow(1280, 600);
  keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 0 });
  mountPage({ page: { navigation }, behaviors: [] });
  await runFirstFrameScript();
  query('.d-drawer').scrollTop = 700;
  initNavigationState();
  expect(query('.d-drawer').scrollTop).toBe(700);
});

it('keeps the scroll position of a closed drawer', async () => {
  await setWindow(390, 844);
  keep({ groups: { Book: true, 'Book/Part': true }, scrollTop: 900 });
  mountPage({ page: { navigation: [book] }, behaviors: [] });
  await runFirstFrameScript();
  initNavigationState();
  query('[popovertarget="d-drawer"]').click();
  await expect.poll(() => query('.d-drawer').scrollTop).toBe(900);
});

it('contains nothing that closes a script element, and is small', () => {
  expect(firstFrameScript).not.toMatch(/<\/|<!|=>|`|\b(let|const)\b/);
  expect(firstFrameScript.length).toBeLessThan(1700);
});
