import { useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoRuntime } from '../runtime/runtime';
import { listDemoIds, showDemoProblems } from './demo-problems';
import { demoListId } from '../contract';
import { tryLoading, watchLoading } from './watch-loading';
import { watchHydration, type HydrationMismatch } from './watch-hydration';

const report = vi.fn<(name: string, mismatch: HydrationMismatch | undefined) => void>();
let watch: ReturnType<typeof watchHydration>;

beforeAll(() => {
  // The console of the test shows nothing of the mismatches made on purpose.
  const { error } = console;
  console.error = () => undefined;
  const prevent = (event: ErrorEvent) => event.preventDefault();
  addEventListener('error', prevent);
  const root = { default: ({ children }: { readonly children: ReactNode }) => <>{children}</> };
  watch = watchHydration(createDemoRuntime(root), report);
  return () => {
    console.error = error;
    removeEventListener('error', prevent);
  };
});

afterEach(() => {
  report.mockClear();
  document.body.replaceChildren();
});

/** Adds a demo to the page as the server renders it. */
function addDemo(name: string, served: ReactNode): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<section data-demo="${name}" data-module="http://127.0.0.1:1/demos/some/${name}.tsx?t=1"><div data-demo-root>${renderToString(served)}</div></section>`,
  );
  const element = document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-demo-root]`);
  if (!element) throw new Error('The demo was not added.');
  return element;
}

const mount = (name: string, served: ReactNode, rendered: ReactNode) =>
  watch.mountDemo({ element: addDemo(name, served), name, Demo: () => rendered });

describe('hydration in docs dev', () => {
  it('reports another text and another attribute, each for its own demo', async () => {
    mount('Text', <p>server</p>, <p>browser</p>);
    mount('Same', <p>same</p>, <p>same</p>);
    mount('Attribute', <p title="server">text</p>, <p title="browser">text</p>);
    await expect.poll(() => report.mock.calls.length).toBe(3);
    expect(Object.fromEntries(report.mock.calls)).toEqual({
      Text: { browser: 'browser', server: 'server' },
      Same: undefined,
      Attribute: {
        // React also marks the children of the element.
        browser: expect.stringContaining('title="browser"') as string,
        server: 'title="server"',
      },
    });
  });

  it('reports another element, and stays quiet when a demo is reset', async () => {
    const reset = mount('Element', <p>text</p>, <div>text</div>);
    await expect
      .poll(() => report.mock.calls)
      .toEqual([
        [
          'Element',
          {
            browser: expect.stringContaining('div') as string,
            server: expect.any(String) as string,
          },
        ],
      ]);
    reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(report).toHaveBeenCalledOnce();
  });

  it('tries new HTML outside the document', async () => {
    const unmounted = vi.fn();
    function Demo() {
      useEffect(() => unmounted, []);
      return <p>browser</p>;
    }
    watch.tryHydration({ name: 'Tried', html: '<p>server</p>', Demo });
    await expect.poll(() => report.mock.calls[0]?.[1]?.server).toBe('server');
    await expect.poll(() => unmounted.mock.calls.length).toBeGreaterThan(0);
    expect(document.body.textContent).toBe('');
    watch.tryHydration({ name: 'Tried', html: '<p>browser</p>', Demo });
    await expect.poll(() => report.mock.calls[1]).toEqual(['Tried', undefined]);
  });
});

describe('problems of demos in docs dev', () => {
  it('are shown in the frame of the demo until they are gone', () => {
    addDemo('First', <p>first</p>);
    addDemo('Second', <p>second</p>);
    expect([...listDemoIds().values()]).toEqual(['some/First.tsx', 'some/Second.tsx']);
    showDemoProblems({ 'some/Second.tsx': 'line 3 is wrong' });
    showDemoProblems({ 'some/Second.tsx': 'line 4 is wrong' });
    const alerts = [...document.querySelectorAll('[role=alert]')];
    expect(alerts.map(({ textContent }) => textContent)).toEqual(['line 4 is wrong']);
    expect(alerts[0]?.closest('[data-demo]')?.getAttribute('data-demo')).toBe('Second');
    showDemoProblems({});
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

describe('loading of demos in docs dev', () => {
  const runtime = 'http://127.0.0.1:1/runtime.js';
  const moduleOf = (name: string) => `http://127.0.0.1:1/demos/some/${name}.tsx?t=1`;
  const addLink = (href: string) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  };

  it('reports a demo when the page begins to load it, and every demo if the runtime fails', async () => {
    const failed = vi.fn();
    for (const name of ['First', 'Second']) addDemo(name, <p>text</p>);
    const demos = ['First', 'Second'].map((name) => ({
      name,
      module: moduleOf(name),
      preload: [],
    }));
    const list = document.createElement('script');
    list.type = 'application/json';
    list.id = demoListId;
    list.textContent = JSON.stringify({ runtime, demos });
    document.body.append(list);
    watchLoading((id, { url }) => void failed(id, url));
    addLink('http://127.0.0.1:1/other.js');
    addLink(moduleOf('Second'));
    await expect.poll(() => failed.mock.calls).toEqual([['some/Second.tsx', moduleOf('Second')]]);
    addLink(runtime);
    await expect
      .poll(() => failed.mock.calls.slice(1))
      .toEqual([
        ['some/First.tsx', runtime],
        ['some/Second.tsx', runtime],
      ]);
  });

  it('returns what a module throws, and runs it once', async () => {
    const url = `data:text/javascript,window.runs=(window.runs??0)+1;throw new Error('Thrown.')`;
    expect(await tryLoading(url)).toMatchObject({ url, message: 'Thrown.' });
    expect(await tryLoading(url)).toMatchObject({ message: 'Thrown.' });
    expect('runs' in window && window.runs).toBe(1);
    expect(await tryLoading('data:text/javascript,export default 1')).toBeUndefined();
  });
});
