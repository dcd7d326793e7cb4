import '../shell.css';
import 'virtual:page-styles.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { runEach } from '../client/run-each';
import { Prose } from '../features';
import { DocsLayout } from '../features/frame/DocsLayout';
import { samplePage } from '../features/frame/sample-page';
import { en } from '../i18n';
import type { PageModel } from '../page/types';
import type { PageSlots } from '../page-document';
import { initScript } from '../theme/init-script';

interface MountPageOptions {
  /** Differences from the sample page. */
  readonly page?: Partial<PageModel>;
  readonly content?: ReactNode;
  /** Parts of the layout that the product fills. */
  readonly slots?: PageSlots;
  /** The behaviors to start, as `boot` does. */
  readonly behaviors: readonly (() => void)[];
}

/** Renders a page into the document as a build does, and starts behaviors. It is removed after the test. */
export function mountPage({ page, content, slots, behaviors }: MountPageOptions): void {
  const model = { ...samplePage, ...page };
  document.documentElement.lang = model.language;
  const script = document.createElement('script');
  script.textContent = initScript;
  document.head.append(script);
  script.remove();
  const html = renderToStaticMarkup(<Prose html={renderToStaticMarkup(content)} />);
  const [before = '', after = ''] = renderLayout(model, slots);
  document.body.innerHTML = before + html + after;
  recordListeners();
  runEach(behaviors);
}

/** Layouts that tests of this file have used. Rendering one took a fifth of the time of a test. */
const layouts = new Map<string, readonly string[]>();

/** Returns the markup before and after the content of a page. */
function renderLayout(page: PageModel, slots: PageSlots | undefined): readonly string[] {
  const key = JSON.stringify(page);
  const known = slots ? undefined : layouts.get(key);
  if (known) return known;
  const content = 'The content of the page';
  const html = renderToStaticMarkup(
    // The element in which Next renders a page.
    <div id="__next">
      <DocsLayout page={page} t={en} {...(slots && { slots })}>
        {content}
      </DocsLayout>
    </div>,
  );
  const parts = html.split(content);
  expect(parts).toHaveLength(2);
  if (!slots) layouts.set(key, parts);
  return parts;
}

/**
 * Returns the first element of the page that matches a selector.
 * @throws {TypeError} No element matches.
 */
export function query(selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) {
    throw new TypeError(`Expected an element ${selector} on the page.`);
  }
  return element;
}

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  vi.useRealTimers();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  endListeners();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=;path=/;max-age=0`;
  }
  history.replaceState(null, '', location.pathname + location.search);
  scrollTo(0, 0);
});

// One listenerController, because a document has one page at a time.
let listenerController: AbortController | undefined;

/** Records listeners on the window and the document, which outlive the page. Removes those of the last page. */
function recordListeners(): void {
  endListeners();
  listenerController = new AbortController();
  const { signal } = listenerController;
  for (const target of [window, document]) {
    const add = EventTarget.prototype.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const own = typeof options === 'boolean' ? { capture: options } : options;
        const signals = own?.signal ? [signal, own.signal] : [signal];
        add(type, listener, { ...own, signal: AbortSignal.any(signals) });
      },
    );
  }
}

/** Removes the recorded listeners. */
function endListeners(): void {
  listenerController?.abort();
}
