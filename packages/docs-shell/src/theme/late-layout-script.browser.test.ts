import { afterEach, expect, it, vi } from 'vitest';
import { lateLayoutAttribute } from './late-layout';
import { lateLayoutScript } from './late-layout-script';

const mayBeAssumed = () => document.documentElement.hasAttribute(lateLayoutAttribute);

function arriveBy(type: string, hash: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  history.replaceState(null, '', location.pathname + location.search + hash);
  const script = document.createElement('script');
  script.textContent = lateLayoutScript;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(lateLayoutAttribute);
  history.replaceState(null, '', location.pathname + location.search);
});

it.each([
  ['a link', true, 'navigate', ''],
  ['a link to an element', false, 'navigate', '#prop-color'],
  ['a reload', false, 'reload', ''],
  ['a step through the history', false, 'back_forward', ''],
])('heights may be assumed after %s: %s', (_, expected, type, hash) => {
  arriveBy(type, hash);
  expect(mayBeAssumed()).toBe(expected);
});

it('heights may not be assumed anymore when the page scrolls to an element', () => {
  arriveBy('navigate', '');
  history.replaceState({ any: true }, '');
  expect(mayBeAssumed()).toBe(true);
  location.hash = '#prop-color';
  expect(mayBeAssumed()).toBe(false);
});

it('heights may not be assumed by browsers without the Navigation API', () => {
  vi.stubGlobal('navigation', undefined);
  arriveBy('navigate', '');
  expect(mayBeAssumed()).toBe(false);
});
