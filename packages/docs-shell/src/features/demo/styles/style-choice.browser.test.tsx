import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DemoFrame } from '../..';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../../testing/mount-page.fixture';
import { serveRequests } from '../../../testing/serve-requests.fixture';
import { turnToDemo } from '../../../testing/turn-to-demo.fixture';
import { initCopyButtons } from '../../content/copy-button.client';
import type { DemoSandbox } from '../sandbox/types';
import { initDemos } from '../demos.client';
import { styleChangedEvent } from './contract';

const code = (text: string) =>
  `<pre class="d-demo-code" role="group" aria-label="Code"><code><span class="d-preview">${text}\n\n</span><span class="d-rest">\n\n\n\n</span></code></pre>`;

const sandboxOf = (text: string): DemoSandbox => ({
  title: 'Both',
  playground: 'about:blank',
  stylesheets: [],
  classNames: {},
  entry: { TS: 'src/demo/Both.tsx', JS: 'src/demo/Both.jsx' },
  files: { TS: { 'src/demo/Both.tsx': text }, JS: { 'src/demo/Both.jsx': text } },
});

const answers = {
  '/css-sandbox.json': { json: sandboxOf('// plain') },
  '/tailwind-sandbox.json': { json: sandboxOf('// tailwind') },
  '/tailwind.json': {
    json: { html: code('className="p-4"'), sandboxUrl: '/tailwind-sandbox.json' },
  },
  '/modules.json': { json: { html: code('className={styles.root}') } },
};

async function mountDemos(): Promise<void> {
  history.replaceState(null, '', location.pathname);
  mountPage({
    content: [
      ['Both', ['modules', 'tailwind']] as const,
      ['One', ['modules']] as const,
      ['Plain', []] as const,
    ].map(([name, variants]) => (
      <DemoFrame
        key={name}
        name={name}
        title={`${name} demo`}
        html="<button>Demo</button>"
        module="/demo.js"
        sandboxUrl="/css-sandbox.json"
        code={[{ variant: 'TS', html: `<span class="d-preview">${name}</span>` }]}
        {...(variants.length > 0 && {
          styles: {
            lines: 5,
            sources: variants.map((variant) => ({ variant, url: `/${variant}.txt` })),
          },
        })}
      />
    )),
    behaviors: [initDemos, initCopyButtons],
  });
  await turnToDemo();
  await expect.poll(() => query('[data-demo="Both"]').hasAttribute('data-styles')).toBe(true);
}

const demo = (name: string) => page.elementLocator(query(`[data-demo="${name}"]`));
const button = (name: string, label: string) =>
  demo(name).getByRole('group', { name: 'Styles of the code' }).getByRole('button', {
    name: label,
    exact: true,
  });
const shownCode = (name: string) => query(`[data-demo="${name}"] code`).textContent.trim();

it('loads the code of a variant when the reader chooses it, for all demos that have it', async () => {
  const server = serveRequests({ ...answers });
  const onChanged = vi.fn();
  await mountDemos();
  query('[data-demo="Both"]').addEventListener(styleChangedEvent, onChanged);
  expect(server.requests).toEqual([]);
  const before = query('[data-demo="Both"]').getBoundingClientRect().height;
  await button('Both', 'Tailwind CSS').click();
  await expect.poll(() => shownCode('Both')).toBe('className="p-4"');
  await expect.element(button('Both', 'Tailwind CSS')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Both', 'CSS')).toHaveAttribute('aria-pressed', 'false');
  expect(onChanged).toHaveBeenCalledOnce();
  expect(query('[data-demo="Both"]').dataset['sandbox']).toBe('/tailwind-sandbox.json');
  // Only the line that names what runs is added.
  const note = query('[data-demo="Both"] .d-demo-style-note');
  expect(note.checkVisibility()).toBe(true);
  expect(query('[data-demo="Both"]').getBoundingClientRect().height).toBe(
    before + note.getBoundingClientRect().height,
  );
  // Demos without the variant show plain CSS.
  expect([shownCode('One'), shownCode('Plain')]).toEqual(['One', 'Plain']);
  await expect.element(button('One', 'CSS')).toHaveAttribute('aria-pressed', 'true');
  await demo('Both').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => navigator.clipboard.readText()).toMatch(/^className="p-4"/);
  await button('One', 'CSS Modules').click();
  await expect.poll(() => shownCode('Both')).toBe('className={styles.root}');
  await button('Both', 'CSS').click();
  expect([shownCode('Both'), shownCode('One')]).toEqual(['Both', 'One']);
  expect(query('[data-demo="Both"]').dataset['sandbox']).toBe('/css-sandbox.json');
  expect(await findAccessibilityViolations('.d-demo-toolbar')).toEqual([]);
});

it('keeps the choice for the next page, which has its final height at once', async () => {
  serveRequests({ ...answers });
  localStorage.setItem('docs-styles', 'tailwind');
  document.documentElement.setAttribute('data-styles', 'tailwind');
  const heights = new Set<number>();
  const shown = new Set<string>();
  const frame = () => {
    const element = document.querySelector('[data-demo="Both"]');
    const box = element?.querySelector('.d-demo-styled-code');
    if (element && box) {
      heights.add(element.getBoundingClientRect().height);
      if (getComputedStyle(box).visibility === 'visible') shown.add(shownCode('Both'));
    }
    timer = requestAnimationFrame(frame);
  };
  let timer = requestAnimationFrame(frame);
  await mountDemos();
  await expect.poll(() => shownCode('Both')).toBe('className="p-4"');
  await new Promise(requestAnimationFrame);
  cancelAnimationFrame(timer);
  expect(heights.size).toBe(1);
  expect([...shown]).toEqual(['className="p-4"']);
});

it('shows plain CSS and says so if the code cannot be loaded, and tries again', async () => {
  const server = serveRequests({ '/tailwind.json': 'unreachable' });
  await mountDemos();
  for (const count of [1, 2]) {
    await button('Both', 'Tailwind CSS').click();
    await expect.poll(() => server.requests.length).toBe(count);
    await expect.element(button('Both', 'CSS')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => query('#d-status').textContent).not.toBe('');
  }
  expect(shownCode('Both')).toBe('Both');
  expect(query('[data-demo="Both"] .d-demo-styled-code').checkVisibility()).toBe(true);
});

it('is part of the toolbar: arrow keys reach each button', async () => {
  serveRequests({ ...answers });
  await mountDemos();
  query('[data-demo="Both"] summary').focus();
  for (const name of ['CSS', 'CSS Modules', 'Tailwind CSS']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Both', name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shownCode('Both')).toBe('className="p-4"');
});

it('opens an open editor again with the code of the variant, and keeps the edits of each', async () => {
  serveRequests({ ...answers });
  await mountDemos();
  const editors = () =>
    [...document.querySelectorAll('.d-demo-editor .cm-content')].map((text) => text.textContent);
  const edit = demo('Both').getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await expect.poll(editors).toEqual(['// plain']);
  await userEvent.keyboard('My ');
  await button('Both', 'Tailwind CSS').click();
  await expect.poll(editors).toEqual(['// tailwind']);
  await expect.element(edit).toHaveAttribute('aria-pressed', 'true');
  // What runs is what is shown.
  expect(query('[data-demo="Both"] .d-demo-style-note').checkVisibility()).toBe(false);
  await button('Both', 'CSS').click();
  await expect.poll(editors).toEqual(['My // plain']);
  await edit.click();
  await button('Both', 'Tailwind CSS').click();
  await expect.poll(() => shownCode('Both')).toBe('className="p-4"');
  expect(editors()).toEqual([]);
  await edit.click();
  await expect.poll(editors).toEqual(['// tailwind']);
});
