import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { initFont } from '../client/load-font';
import { fontStorageKey } from '../theme';
import { firstScript } from './first-script';

const url = '/roboto.woff2';
const link = document.createElement('link');
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  link.rel = 'preload';
  link.as = 'font';
  link.media = '(scripting:none)';
  link.href = url;
  document.head.append(link);
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  document.fonts.clear();
  link.remove();
  vi.unstubAllGlobals();
});

function runFirstScript(): void {
  const script = document.createElement('script');
  script.textContent = firstScript;
  document.head.append(script);
  script.remove();
}

const addedFonts = () => [...document.fonts].map(({ family, weight }) => [family, weight]);

/** Runs what a page does: its first script, and `initFont` when it has loaded. */
async function openPage(): Promise<void> {
  runFirstScript();
  initFont();
  await expect.poll(() => document.readyState).toBe('complete');
  await new Promise((resolve) => requestIdleCallback(resolve));
}

it('adds no font on the first page, and loads it for the next', async () => {
  fetched.mockResolvedValue(new Response('font'));
  await openPage();
  expect(addedFonts()).toEqual([]);
  expect(link.media).toBe('(scripting:none)');
  expect(fetched.mock.calls).toEqual([[new URL(url, location.href).href, { priority: 'low' }]]);
  await expect.poll(() => localStorage.getItem(fontStorageKey)).toBe('1');

  await openPage();
  expect(addedFonts()).toEqual([['Roboto', '300 700']]);
  expect(link.media).toBe('all');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each<[string, () => Promise<Response>]>([
  ['is not found', async () => new Response('', { status: 404 })],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])('adds no font on the next page either if it %s', async (_name, answer) => {
  fetched.mockImplementation(answer);
  await openPage();
  await openPage();
  expect(addedFonts()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('loads nothing for readers who save data', async () => {
  const value = { saveData: true };
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  await openPage();
  expect(fetched).not.toHaveBeenCalled();
});

it('does nothing on a document without the font', async () => {
  link.remove();
  localStorage.setItem(fontStorageKey, '1');
  await openPage();
  expect(addedFonts()).toEqual([]);
});
