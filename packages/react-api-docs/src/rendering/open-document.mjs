import { JSDOM } from 'jsdom';

/** Makes the globals of a browser, for libraries that look for a document when they are loaded. */
export function openDocument() {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis)) globalThis[name] = window[name];
  }
  Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
  for (const name of ['Event', 'EventTarget', 'MutationObserver']) globalThis[name] = window[name];
  // Current code adds event listeners. Older libraries call the methods that browsers have deprecated.
  window.matchMedia ??= () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  globalThis.matchMedia = window.matchMedia;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver ??= Observer;
  globalThis.IntersectionObserver ??= Observer;
  window.Element.prototype.getAnimations ??= () => [];
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  window.addEventListener('error', (event) => event.preventDefault());
  return window;
}
