import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DemoFrame } from '../..';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../../testing/mount-page.fixture';
import { setMedia } from '../../../testing/reader-media.fixture';
import { serveRequests } from '../../../testing/serve-requests.fixture';
import { turnToDemo } from '../../../testing/turn-to-demo.fixture';
import { initCopyButtons } from '../../content/copy-button.client';
import { resetDemoEvent } from '../contract';
import { initDemos } from '../demos.client';

/** Code as the build writes it: collapsed, it shows its preview lines only. */
const write = (name: string, type = '') =>
  [
    `<span class="d-rest">import * as React from 'react';\n</span>`,
    `<span class="d-preview">const sizes = ['small', 'large']${type};\n</span>`,
    `<span class="d-rest">export default function ${name}() {}\n</span>`,
  ].join('');

/** A demo of a component that is a toolbar itself. */
const renderedToolbar =
  '<div role="toolbar" aria-label="Map"><button data-variant="light">Zoom in</button><button>Zoom out</button></div>';

async function mountDemos(address = ''): Promise<void> {
  history.replaceState(null, '', location.pathname + address);
  mountPage({
    content: ['Sizes', 'Loading', 'Basic'].map((name) => (
      <DemoFrame
        key={name}
        name={name}
        title={`${name} of buttons`}
        html={name === 'Basic' ? renderedToolbar : '<button>Demo</button>'}
        height={400}
        module="/demo.js"
        sandboxUrl="/sandbox.json"
        sourceUrl="https://example.com/source"
        code={
          name === 'Basic'
            ? [{ variant: 'TS', html: write(name) }]
            : [
                { variant: 'TS', html: write(name, ' as const') },
                { variant: 'JS', html: write(name) },
              ]
        }
      />
    )),
    behaviors: [initDemos, initCopyButtons],
  });
  await turnToDemo();
}

const demo = (name: string) => page.elementLocator(query(`[data-demo="${name}"]`));
const tools = (name: string) => demo(name).getByRole('toolbar', { name: 'Demo tools' });
const tool = (name: string, label: string) =>
  demo(name).getByRole('button', { name: label, exact: true });
const isShown = (file: string) =>
  query(`.d-demo-code[aria-label="${file}"]`).checkVisibility() &&
  query(`.d-demo-code[aria-label="${file}"]`).getBoundingClientRect().height > 0;

describe('a toolbar', () => {
  it('leaves the keys and tab stops of a toolbar inside a demo alone', async () => {
    await mountDemos();
    const map = demo('Basic').getByRole('toolbar', { name: 'Map' });
    const zoomIn = map.getByRole('button', { name: 'Zoom in' });
    zoomIn.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(zoomIn).toHaveFocus();
    expect(map.getByRole('button', { name: 'Zoom out' }).element().tabIndex).toBe(0);
  });

  it('leaves buttons of a demo alone that name a variant of their own', async () => {
    await mountDemos();
    const zoomIn = demo('Basic').getByRole('button', { name: 'Zoom in' });
    await expect.element(tool('Sizes', 'TypeScript')).toHaveAttribute('aria-pressed', 'true');
    await zoomIn.click();
    expect(zoomIn.element().hasAttribute('aria-pressed')).toBe(false);
    expect(document.cookie).toBe('');
  });

  it('is one tab stop; arrow keys, Home and End move inside it', async () => {
    await mountDemos();
    const summary = page.elementLocator(query('[data-demo="Sizes"] summary'));
    summary.element().focus();
    for (const name of [
      'TypeScript',
      'JavaScript',
      'Edit',
      'Open in StackBlitz',
      'Open in CodeSandbox',
      'Copy',
      'Reset demo',
      'Copy link to demo',
    ]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(tool('Sizes', name)).toHaveFocus();
    }
    await userEvent.keyboard('{End}');
    await expect.element(tools('Sizes').getByRole('link', { name: 'Source' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(summary).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect.element(summary).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    // Tab leaves the toolbar, and Shift+Tab returns to the control that was left.
    await userEvent.tab();
    expect(tools('Sizes').element().contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect.element(tool('Sizes', 'TypeScript')).toHaveFocus();
    document.documentElement.dir = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tool('Sizes', 'JavaScript')).toHaveFocus();
    expect(await findAccessibilityViolations('.d-demo-toolbar')).toEqual([]);
  });

  it('shows the preview lines of collapsed code, and expands it with Enter', async () => {
    await mountDemos();
    const [imports, preview, rest] = document.querySelectorAll('[data-demo="Basic"] code > span');
    const shown = () => [imports, preview, rest].map((part) => part?.checkVisibility());
    expect(shown()).toEqual([false, true, false]);
    const summary = page.elementLocator(query('[data-demo="Basic"] summary'));
    await expect.element(summary.getByText('Show code')).toBeVisible();
    summary.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual([true, true, true]);
    await expect.element(summary.getByText('Hide code')).toBeVisible();
  });

  it('resets the demo and announces it', async () => {
    await mountDemos();
    const onReset = vi.fn();
    query('[data-demo="Sizes"]').addEventListener(resetDemoEvent, onReset);
    query('[data-demo="Loading"]').addEventListener(
      resetDemoEvent,
      () => void onReset('another demo'),
    );
    await tool('Sizes', 'Reset demo').click();
    expect(onReset).toHaveBeenCalledOnce();
    expect(onReset).not.toHaveBeenCalledWith('another demo');
    expect(query('#d-status').textContent).toBe('Demo reset');
  });
});

describe('the code variant', () => {
  it('applies to all demos that have it, and to the next page', async () => {
    await mountDemos();
    await tool('Sizes', 'JavaScript').click();
    for (const name of ['Sizes', 'Loading']) {
      expect(isShown(`${name}.jsx`)).toBe(true);
      expect(isShown(`${name}.tsx`)).toBe(false);
      await expect.element(tool(name, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
      await expect.element(tool(name, 'TypeScript')).toHaveAttribute('aria-pressed', 'false');
    }
    // A demo whose variants are equal has no toggle.
    expect(tool('Basic', 'JavaScript').query()).toBeNull();
    expect(isShown('Basic.tsx')).toBe(true);
    expect(document.cookie).toContain('codeVariant=JS');
    await mountDemos();
    expect(isShown('Sizes.jsx')).toBe(true);
  });

  it('applies to the demos of a sandboxed document, which has no cookies', async () => {
    const deny = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny });
    try {
      await mountDemos();
      await tool('Sizes', 'JavaScript').click();
      expect(isShown('Loading.jsx')).toBe(true);
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
  });

  it('is set by the hash for one demo, without changing the stored choice', async () => {
    await mountDemos('#Loading.jsx');
    expect(isShown('Loading.jsx')).toBe(true);
    expect(query('[data-demo="Loading"] details').hasAttribute('open')).toBe(true);
    await expect.element(tool('Loading', 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
    expect(isShown('Sizes.tsx')).toBe(true);
    expect(document.cookie).not.toContain('codeVariant');
    // Another demo, on the same page.
    location.hash = '#Sizes.jsx';
    await expect.poll(() => isShown('Sizes.jsx')).toBe(true);
    expect(query('[data-demo="Sizes"] details').hasAttribute('open')).toBe(true);
    await expect
      .element(page.elementLocator(query('[data-demo="Sizes"] .d-demo-frame')))
      .toBeInViewport();
    // The reader's choice overrides the hash.
    await tool('Sizes', 'TypeScript').click();
    expect(isShown('Sizes.tsx')).toBe(true);
    expect(isShown('Loading.tsx')).toBe(true);
  });
});

describe('copying', () => {
  it('copies the whole file in the variant that is shown', async () => {
    await mountDemos();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = demo('Sizes').getByRole('button', { name: /^Cop(y|ied)$/ });
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
    expect(await navigator.clipboard.readText()).toMatch(
      /^import .* as const;.*export default function Sizes\(\) \{\}$/s,
    );
    vi.advanceTimersByTime(1100);
    expect(button.element().textContent).toBe('Copied');
    vi.advanceTimersByTime(100);
    expect(button.element().textContent).toBe('Copy');
    await tool('Sizes', 'JavaScript').click();
    await page.elementLocator(query('[aria-label="Sizes.jsx"]')).hover();
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.element(button).toHaveTextContent(/^Copied$/);
    expect(await navigator.clipboard.readText()).toMatch(/^import (?!.* as const).*\{\}$/s);
    vi.advanceTimersByTime(1900);
    expect(button.element().textContent).toBe('Copied');
    vi.advanceTimersByTime(100);
    expect(button.element().textContent).toBe('Copy');
  });

  it('copies a link to the demo in the variant that is shown', async () => {
    await mountDemos(`${location.search}#Loading.tsx`);
    await tool('Sizes', 'JavaScript').click();
    await tool('Sizes', 'Copy link to demo').click();
    await expect.poll(() => query('#d-status').textContent).toBe('Link copied');
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}${location.pathname}#Sizes.jsx`,
    );
  });

  it('announces nothing when the clipboard denies access', async () => {
    await mountDemos();
    const write = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await tool('Sizes', 'Copy link to demo').click();
    await expect.poll(() => write.mock.calls.length).toBe(1);
    await expect(write.mock.results[0]?.value).rejects.toThrow('denied');
    expect(query('#d-status').textContent).toBe('');
    expect(query('[data-copy-link]').hasAttribute('data-copied')).toBe(false);
  });
});

it('says that a demo cannot be edited offline, and tries again', async () => {
  const server = serveRequests({ '/sandbox.json': 'unreachable' });
  await mountDemos();
  const edit = page.getByRole('button', { name: 'Edit' }).first();
  for (const count of [1, 2]) {
    await edit.click();
    await expect.poll(() => server.requests.length).toBe(count);
    await expect
      .poll(() => query('.d-status').textContent.trim())
      .toBe('This demo cannot be loaded. Are you online?');
    expect(query('.d-status').getBoundingClientRect().height).toBeGreaterThan(20);
  }
});

it('prints all code of a demo, in lines that are as long as the sheet is wide', async () => {
  await mountDemos();
  await setMedia({ media: 'print' });
  const code = query('.d-demo-code');
  const lines = [...code.querySelectorAll<HTMLElement>('.d-rest, .d-preview')];
  expect(lines.map((line) => line.checkVisibility())).toEqual([true, true, true]);
  const { overflowX, maxHeight, whiteSpace } = getComputedStyle(code);
  expect({ overflowX, maxHeight, whiteSpace }).toEqual({
    overflowX: 'visible',
    maxHeight: 'none',
    whiteSpace: 'pre-wrap',
  });
});
