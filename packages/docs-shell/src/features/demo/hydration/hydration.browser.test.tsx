import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateTouch } from '../../../testing/emulate-touch.fixture';
import { mountPage, query } from '../../../testing/mount-page.fixture';
import { DemoFrame } from '../DemoFrame';
import { demoListId, hydratedAttribute, resetDemoEvent } from '../contract';
import { initDemos } from '../demos.client';
import { repeatInput } from '../runtime/repeat-input';
import { pressEvents } from './demo-events.client';

const toUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Instead of React: marks the demo as hydrated after a time. Writes the number of clicks into its button, and the events of a press
 * into `data-seen`.
 */
const createRuntime = (milliseconds: number) =>
  toUrl(`
  export function mountDemo({ element, early }) {
    let clicks = 0;
    const button = element.querySelector('button');
    button.addEventListener('click', () => { clicks += 1; button.textContent = String(clicks); });
    for (const type of ${JSON.stringify(pressEvents)}) {
      button.addEventListener(type, () => { button.dataset.seen = (button.dataset.seen ?? '') + ' ' + type; });
    }
    element.addEventListener('submit', (event) => { event.preventDefault(); button.dataset.seen += ' submit'; });
    button.title = 'mounted';
    const mark = () => {
      element.closest('[data-demo]').setAttribute('${hydratedAttribute}', '');
      repeatInput(early);
    };
    ${milliseconds} ? setTimeout(mark, ${milliseconds}) : mark();
    return () => {};
  }
`);
const code = 'export default function Demo() {}';
const slowCode = `await new Promise((done) => setTimeout(done, 300)); ${code}`;

interface DemoCode {
  readonly module?: string;
  readonly preload?: readonly string[];
  readonly runtime?: string;
  readonly html?: string;
}

function mountDemos(
  demos: Readonly<Record<string, boolean>>,
  {
    module = toUrl(code),
    preload = [],
    runtime = createRuntime(0),
    html = '<button>Add</button>',
  }: DemoCode = {},
): void {
  const names = Object.keys(demos);
  const list = { runtime, demos: names.map((name) => ({ name, module, preload })) };
  mountPage({
    behaviors: [initDemos],
    content: (
      <>
        {names.map((name) => (
          <DemoFrame
            key={name}
            name={name}
            title={name}
            html={html.replace('Add', `Add to ${name}`)}
            code={[]}
            module={module}
            isOnIntent={demos[name] ?? false}
          />
        ))}
        <script
          id={demoListId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(list) }}
        />
      </>
    ),
  });
}

const demo = (name: string) => query(`[data-demo="${name}"]`);
const isHydrated = (name: string) => demo(name).hasAttribute(hydratedAttribute);

function press(button: Element, ...types: readonly string[]): void {
  for (const type of types) {
    const event = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    const { x, y } = button.getBoundingClientRect();
    button.dispatchEvent(
      new event(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }),
    );
  }
}

const nextFrames = () => new Promise((done) => setTimeout(done, 200));

Object.assign(window, { repeatInput });

// A pointer that rests where a demo appears turns to it.
beforeEach(() => page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } }));

it.each(['pointerover', 'focusin'])('loads the code of a page at %s', async (type) => {
  mountDemos({ First: true, Second: true });
  await nextFrames();
  expect(isHydrated('First')).toBe(false);

  query('[data-demo="First"] button').dispatchEvent(new Event(type, { bubbles: true }));
  await expect.poll(() => isHydrated('First')).toBe(true);
  expect(isHydrated('Second')).toBe(false);
});

it('repeats a click that comes before the code', async () => {
  mountDemos({ Tapped: true });
  const button = query('[data-demo="Tapped"] button');
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  button.click();
  await expect.poll(() => button.textContent).toBe('1');
});

it('leaves a click to React that comes while it hydrates', async () => {
  mountDemos({ Tapped: true }, { runtime: createRuntime(300) });
  const button = query('[data-demo="Tapped"] button');
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => button.title).toBe('mounted');
  button.click();
  expect(isHydrated('Tapped')).toBe(false);
  await expect.poll(() => isHydrated('Tapped')).toBe(true);
  await nextFrames();
  expect(button.textContent).toBe('1');
});

it('repeats a click that comes before the code of a page whose demos do not wait', async () => {
  mountDemos({ Tapped: false });
  const button = query('[data-demo="Tapped"] button');
  button.click();
  await expect.poll(() => button.textContent).toBe('1');
});

it('repeats a click without a pointer, such as that of a screen reader', async () => {
  mountDemos({ First: true, Tapped: true });
  query('[data-demo="First"] button').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => isHydrated('First')).toBe(true);
  const button = query('[data-demo="Tapped"] button');
  button.click();
  await expect.poll(() => button.textContent).toBe('1');
});

describe('a press that begins before React listens', () => {
  const title = () => query('[data-demo="Tapped"] button').title;
  it.each([
    { end: 'before', isReached: () => title() === '' },
    {
      end: 'while React hydrates',
      isReached: () => title() === 'mounted' && !isHydrated('Tapped'),
    },
    { end: 'after hydration', isReached: () => isHydrated('Tapped') },
  ])('is repeated event by event if it ends $end', async ({ isReached }) => {
    mountDemos({ Tapped: true }, { module: toUrl(slowCode), runtime: createRuntime(300) });
    const button = query('[data-demo="Tapped"] button');
    press(button, 'pointerover', 'pointerdown', 'mousedown');
    await expect.poll(isReached, { interval: 10 }).toBe(true);
    delete button.dataset['seen'];
    press(button, 'pointerup', 'mouseup', 'click');
    await expect.poll(() => isHydrated('Tapped')).toBe(true);
    await nextFrames();
    expect(button.textContent).toBe('1');
    expect(button.dataset['seen']).toMatch(/ pointerdown mousedown pointerup mouseup click$/);
  });

  it('is forgotten when another one begins', async () => {
    mountDemos({ Tapped: true }, { module: toUrl(slowCode) });
    const button = query('[data-demo="Tapped"] button');
    press(button, 'pointerover', 'pointerdown', 'mousedown');
    await expect.poll(() => isHydrated('Tapped')).toBe(true);
    press(button, ...pressEvents);
    press(button, 'click');
    expect(button.dataset['seen']).toBe(` ${pressEvents.join(' ')} click`);
  });

  it.each(['before', 'after'])('submits a form once if it ends %s hydration', async (end) => {
    const html = '<form><button>Add</button></form>';
    mountDemos({ Tapped: true }, { module: toUrl(slowCode), html });
    const button = query('[data-demo="Tapped"] button');
    press(button, 'pointerover', 'pointerdown');
    if (end === 'after') await expect.poll(() => isHydrated('Tapped')).toBe(true);
    press(button, 'click');
    await expect.poll(() => isHydrated('Tapped')).toBe(true);
    await nextFrames();
    expect(button.dataset['seen']).toBe(' pointerdown click submit');
  });
});

it('runs each module in a task of its own, after those that it imports', async () => {
  const ran: [name: string, tasks: number][] = [];
  let tasks = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    tasks += 1;
    port2.postMessage('');
  };
  port2.postMessage('');
  Object.assign(window, { runsNow: (name: string) => ran.push([name, tasks]) });
  const react = toUrl(`runsNow('react');`);
  const library = toUrl(`import ${JSON.stringify(react)}; runsNow('library');`);
  const module = toUrl(`import ${JSON.stringify(library)}; runsNow('demo'); ${code}`);
  mountDemos({ Plain: false }, { module, preload: [react, library] });
  await expect.poll(() => isHydrated('Plain')).toBe(true);
  port1.close();

  expect(ran.map(([name]) => name)).toEqual(['react', 'library', 'demo']);
  expect(new Set(ran.map(([, task]) => task)).size).toBe(3);
});

it('leaves it to the toolbar to repeat a click on one of its buttons', async () => {
  mountDemos({ Tapped: true }, { module: toUrl(slowCode) });
  const onReset = vi.fn();
  demo('Tapped').addEventListener(resetDemoEvent, onReset);
  query('[data-demo="Tapped"] [data-reset-demo]').click();
  await expect.poll(() => isHydrated('Tapped')).toBe(true);
  await expect.poll(() => onReset.mock.calls.length).toBe(1);
  await nextFrames();
  expect(onReset).toHaveBeenCalledOnce();
});

it('leaves demos that wait for intent alone where nothing can hover, though their toolbars work', async () => {
  emulateTouch();
  mountDemos({ Tapped: true });
  await expect.poll(() => query('[data-copy-link]').tabIndex).toBe(-1);
  await nextFrames();
  expect(isHydrated('Tapped')).toBe(false);

  const button = query('[data-demo="Tapped"] button');
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  button.click();
  await expect.poll(() => button.textContent).toBe('1');
});

// The last one, because the pointer stays where it is.
it('hydrates a demo in view, and one that waits for intent only when it is pointed at', async () => {
  mountDemos({ Plain: false, Waiting: true });
  await expect.poll(() => isHydrated('Plain')).toBe(true);
  await nextFrames();
  expect(isHydrated('Waiting')).toBe(false);

  await page.getByRole('button', { name: 'Add to Waiting' }).hover();
  await expect.poll(() => isHydrated('Waiting')).toBe(true);
});
