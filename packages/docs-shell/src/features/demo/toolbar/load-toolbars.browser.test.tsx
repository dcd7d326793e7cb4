import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateTouch } from '../../../testing/emulate-touch.fixture';
import { mountPage, query } from '../../../testing/mount-page.fixture';
import { serveRequests } from '../../../testing/serve-requests.fixture';
import { resetDemoEvent } from '../contract';
import { initDemos } from '../demos.client';
import { DemoFrame } from '../DemoFrame';
import * as demos from '../demos.lazy.client';
import * as toolbars from './toolbar.lazy.client';

vi.mock('../demos.lazy.client', { spy: true });
vi.mock('./toolbar.lazy.client', { spy: true });

interface MountOptions {
  readonly hash?: string;
  readonly hasVariants?: boolean;
  readonly hasStyles?: boolean;
  readonly isOnIntent?: boolean;
  readonly isInIframe?: boolean;
  readonly behaviors?: readonly (() => void)[];
}

function mountDemos({
  hash = '',
  hasVariants = true,
  hasStyles = false,
  isOnIntent = false,
  isInIframe = false,
  behaviors = [initDemos],
}: MountOptions = {}): void {
  history.replaceState(null, '', location.pathname + location.search + hash);
  const code = hasVariants ? (['TS', 'JS'] as const) : (['TS'] as const);
  mountPage({
    content: ['First', 'Second'].map((name) => (
      <DemoFrame
        key={name}
        name={name}
        title={name}
        html="<button>Demo</button>"
        module="/demo.js"
        sandboxUrl="/sandbox.json"
        hasControls
        isOnIntent={isOnIntent}
        code={code.map((variant) => ({ variant, html: name }))}
        {...(isInIframe && { document: { src: 'about:blank', height: 100 } })}
        {...(hasStyles && {
          styles: { lines: 5, sources: [{ variant: 'tailwind', url: '/tailwind.txt' }] },
        })}
      />
    )),
    behaviors,
  });
}

const isLoaded = () => vi.mocked(toolbars.enableDemoToolbars).mock.calls.length > 0;
const expectLoaded = () => expect.poll(isLoaded).toBe(true);
const expectNotLoaded = async () => {
  await expect.poll(() => vi.mocked(demos.startDemos).mock.calls.length).toBe(1);
  await new Promise((done) => setTimeout(done, 100));
  expect(isLoaded()).toBe(false);
};
const expectTailwind = () =>
  expect.poll(() => query('[data-demo="Second"] .d-demo-code').textContent).toBe('Tailwind');
const tool = (name: string) =>
  page.elementLocator(query('[data-demo="Second"]')).getByRole('button', { name, exact: true });
const root = document.documentElement;

/** What another tab does when its reader chooses JavaScript. This tab learns it from its next event. */
const chooseJavaScript = () => {
  document.cookie = 'codeVariant=JS;path=/';
  localStorage.setItem('docs-code-variant', 'JS');
};
const chooseTailwind = () => localStorage.setItem('docs-styles', 'tailwind');
const storageEvent = (key: string) => new StorageEvent('storage', { key });

beforeEach(async () => {
  // A pointer that rests where a demo appears turns to it.
  await page.elementLocator(root).hover({ position: { x: 1, y: 1 } });
  vi.clearAllMocks();
  serveRequests({
    '/tailwind.json': { json: { html: '<pre class="d-demo-code">Tailwind</pre>' } },
  });
});

describe('the code of toolbars is loaded', () => {
  it.each(['pointerover', 'focusin', 'click'])('at %s in a demo, not before', async (type) => {
    mountDemos();
    await expectNotLoaded();
    query('h1').dispatchEvent(new Event(type, { bubbles: true }));
    await expectNotLoaded();
    query('[data-demo="Second"] .d-demo-preview').dispatchEvent(new Event(type, { bubbles: true }));
    await expectLoaded();
  });

  it('if the focus moved into a demo before the code that waits for it was there', async () => {
    mountDemos();
    query('[data-demo="Second"] .d-demo-preview button').focus();
    await expectLoaded();
  });

  it('if the pointer moved onto a demo before the code that waits for it was there', async () => {
    mountDemos({ behaviors: [] });
    await page.elementLocator(query('[data-demo="Second"] .d-demo-preview')).hover();
    initDemos();
    await expectLoaded();
  });

  it('at once for demos in iframes, which get the settings of the page from it', async () => {
    mountDemos({ isInIframe: true });
    await expectLoaded();
  });

  it('at once for JavaScript, which buttons announce', async () => {
    document.cookie = 'codeVariant=JS;path=/';
    mountDemos();
    await expectLoaded();
    await expect.element(tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
  });

  it('at once for another style variant, whose code it loads', async () => {
    chooseTailwind();
    mountDemos({ hasStyles: true });
    await expectTailwind();
  });

  it.each(['#Second.jsx', '#Second.tsx', '#Second.props', '#Second.props?A.b=c'])(
    'at once for the link %s',
    async (hash) => {
      mountDemos({ hash });
      await expectLoaded();
    },
  );

  it('not for choices that the page does not offer, and links to headings', async () => {
    chooseJavaScript();
    chooseTailwind();
    mountDemos({ hash: '#usage', hasVariants: false });
    await expectNotLoaded();
    document.cookie = 'codeVariant=TS;path=/';
    localStorage.setItem('docs-styles', 'css');
    dispatchEvent(storageEvent('docs-code-variant'));
    location.hash = '#other';
    await expectNotLoaded();
  });

  it('for a choice that another tab made since the first script of the page ran', async () => {
    mountDemos({ behaviors: [chooseJavaScript, initDemos] });
    await expect.element(tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
    expect(root).toHaveAttribute('data-code-variant', 'JS');
  });

  it('with the code of demos that wait for intent, and not before', async () => {
    chooseJavaScript();
    mountDemos({ isOnIntent: true, hash: '#Second.props' });
    await new Promise((done) => setTimeout(done, 100));
    expect(vi.mocked(demos.startDemos)).not.toHaveBeenCalled();
    query('[data-demo="Second"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await expectLoaded();
  });

  it.each([
    ['at once', false],
    ['when the page is idle, if all demos wait for intent,', true],
  ])('%s where nothing can hover', async (_, isOnIntent) => {
    emulateTouch();
    mountDemos({ isOnIntent });
    await expectLoaded();
  });

  it('at the intent that demos wait for', async () => {
    mountDemos({ isOnIntent: true });
    query('[data-demo="Second"]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await expectLoaded();
  });
});

describe('a page that has not loaded the code', () => {
  it('follows its hash', async () => {
    mountDemos();
    await expectNotLoaded();
    location.hash = '#Second.jsx';
    await expect.element(tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
    expect(query('[data-demo="Second"] details')).toHaveAttribute('open');
    // And again, with the code.
    location.hash = '#Second.tsx';
    await expect.element(tool('TypeScript')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['another tab', window, () => storageEvent('docs-code-variant')],
    ['the back/forward cache', window, () => new Event('pageshow')],
    ['the time of its prerendering', document, () => new Event('prerenderingchange')],
  ] as const)('follows the choices from %s', async (_, target, createEvent) => {
    mountDemos();
    await expectNotLoaded();
    target.dispatchEvent(createEvent());
    await expectNotLoaded();
    chooseJavaScript();
    await expectNotLoaded();
    target.dispatchEvent(createEvent());
    await expect.element(tool('JavaScript')).toHaveAttribute('aria-pressed', 'true');
    expect(root).toHaveAttribute('data-code-variant', 'JS');
  });

  it('follows the style variant of another tab', async () => {
    mountDemos({ hasStyles: true });
    await expectNotLoaded();
    dispatchEvent(storageEvent('docs-styles'));
    await expectNotLoaded();
    chooseTailwind();
    dispatchEvent(storageEvent('docs-styles'));
    await expectTailwind();
  });
});

it('makes the control that has the focus the tab stop of its toolbar', async () => {
  mountDemos();
  await expectNotLoaded();
  tool('Edit').element().focus();
  await expectLoaded();
  await expect.element(tool('TypeScript')).toHaveAttribute('tabindex', '-1');
  await expect.element(tool('Edit')).toHaveAttribute('tabindex', '0');
  expect(query('[data-demo="Second"] summary').tabIndex).toBe(-1);
  expect(query('[data-demo="First"] summary').tabIndex).toBe(0);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tool('Open in StackBlitz')).toHaveFocus();
});

describe('a click on a button', () => {
  it('is repeated once the code is there', async () => {
    mountDemos();
    const button = query('[data-demo="Second"] [data-code-as="JS"]');
    button.click();
    await expect.poll(() => document.cookie).toContain('codeVariant=JS');
    expect(button.ariaBusy).toBeNull();
  });

  it('is repeated once, however many there are before the code', async () => {
    mountDemos();
    const onReset = vi.fn();
    query('[data-demo="Second"]').addEventListener(resetDemoEvent, onReset);
    const reset = query('[data-demo="Second"] [data-reset-demo]');
    reset.click();
    reset.click();
    await expect.poll(() => query('#d-status').textContent).toBe('Demo reset');
    await new Promise((done) => setTimeout(done, 100));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it.each([
    ['demos', () => vi.mocked(demos.startDemos)],
    ['toolbars', () => vi.mocked(toolbars.enableDemoToolbars)],
  ] as const)('tries again if the code of %s did not load', async (_, getMock) => {
    const mock = getMock().mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    chooseTailwind();
    mountDemos({ hasStyles: true });
    expect(root.getAttribute('data-styles')).toBe('tailwind');
    // The page's own code is shown, instead of an empty box that waits for Tailwind's.
    await expect.poll(() => root.hasAttribute('data-styles')).toBe(false);
    expect(localStorage.getItem('docs-styles')).toBe('tailwind');
    mock.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    const onReset = vi.fn();
    query('[data-demo="Second"]').addEventListener(resetDemoEvent, onReset);
    const reset = query('[data-demo="Second"] [data-reset-demo]');
    reset.click();
    await expect.poll(() => query('#d-status').textContent).toMatch(/did not load/);
    reset.click();
    await expect.poll(() => onReset.mock.calls.length).toBe(1);
    await expectTailwind();
  });
});
