import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../../testing/mount-page.fixture';
import { serveRequests } from '../../../testing/serve-requests.fixture';
import { turnToDemo } from '../../../testing/turn-to-demo.fixture';
import { initCopyButtons } from '../../content/copy-button.client';
import { DemoFrame } from '../DemoFrame';
import { resetDemoEvent } from '../contract';
import type { DemoSandbox } from '../sandbox/types';
import { initDemos } from '../demos.client';

const source = `import { Menu } from 'library';

export default function Sizes() {
  return (
    <Menu.Root onOpen={open}>
      <Menu.Item disabled label="First">Copy</Menu.Item>
    </Menu.Root>
  );
}
`;

const sandbox: DemoSandbox = {
  title: 'Sizes',
  playground: 'about:blank',
  stylesheets: [],
  classNames: {},
  entry: { TS: 'src/demo/Sizes.tsx', JS: 'src/demo/Sizes.jsx' },
  files: { TS: { 'src/demo/Sizes.tsx': source }, JS: { 'src/demo/Sizes.jsx': source } },
  controls: [
    {
      component: 'Menu.Root',
      props: [
        { name: 'modal', kind: 'boolean', default: 'true' },
        { name: 'size', kind: 'choice', values: ["'small'", "'large'"], default: "'small'" },
        { name: 'delay', kind: 'number' },
        { name: 'onOpen', kind: 'text' },
      ],
    },
    {
      component: 'Menu.Item',
      props: [
        { name: 'disabled', kind: 'boolean' },
        { name: 'label', kind: 'text' },
        { name: 'children', kind: 'text' },
      ],
    },
  ],
};

const code = () => sessionStorage.getItem(`docs-edited ${location.pathname} Sizes`) ?? '';
const button = () => page.getByRole('button', { name: 'Props', exact: true });
const panel = () => page.getByRole('form', { name: 'Props of Sizes' });
const field = (name: string) => panel().getByLabelText(name, { exact: true });

async function mountDemo(
  hash = '',
  controls = sandbox.controls ?? [],
): Promise<readonly Request[]> {
  const requests = mountStaticDemo(hash, controls);
  await turnToDemo();
  return requests;
}

function mountStaticDemo(hash = '', controls = sandbox.controls ?? []): readonly Request[] {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search + hash);
  const { requests } = serveRequests({ '/sandbox.json': { json: { ...sandbox, controls } } });
  mountPage({
    content: (
      <DemoFrame
        name="Sizes"
        title="Sizes"
        html="<button>Demo</button>"
        module="/demo.js"
        sandboxUrl="/sandbox.json"
        hasControls
        code={[{ variant: 'TS', html: 'code' }]}
      />
    ),
    behaviors: [initDemos, initCopyButtons],
  });
  return requests;
}

async function openPanel(): Promise<void> {
  await button().click();
  await expect.element(panel()).toBeVisible();
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
});

it('loads nothing before the reader asks for it, and works with the keyboard alone', async () => {
  const requests = await mountDemo();
  expect(requests).toEqual([]);
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  // The focus moves to the first control.
  await expect.element(field('modal')).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' {Tab}');
  await expect.element(field('size')).toHaveFocus();
  expect(code()).toContain('<Menu.Root onOpen={open} modal={false}>');
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  expect(panel().query()).toBeNull();
});

it('shows the value of a field that gets the focus, and breaks long names between words', async () => {
  const props = [
    { name: 'label', kind: 'text' },
    { name: 'focusableWhenDisabled', kind: 'boolean' },
  ] as const;
  await mountDemo('', [{ component: 'Menu.Item', props }]);
  await openPanel();
  await expect.element(field('label')).toHaveFocus();
  await expect.element(field('label')).toHaveValue('First');
  await expect.element(field('focusableWhenDisabled')).toBeVisible();
  expect(panel().element().innerHTML).toContain('focusable<wbr>When<wbr>Disabled');
});

it('changes the code, and takes a default away again', async () => {
  await mountDemo();
  await openPanel();
  await field('size').selectOptions('large');
  expect(code()).toContain(`<Menu.Root onOpen={open} size=\\"large\\">`);
  await field('size').selectOptions('small (default)');
  await field('delay').fill('1.5');
  expect(code()).toContain('<Menu.Root onOpen={open} delay={1.5}>');
  await page.getByText('Menu.Item', { exact: true }).first().click();
  await expect.element(field('disabled')).toBeChecked();
  await field('disabled').click();
  await field('label').fill('');
  await field('children').fill('Paste {1}');
  expect(code()).toContain("<Menu.Item>{'Paste {1}'}</Menu.Item>");
  // Both code variants are the reader's.
  expect(Object.keys(JSON.parse(code()) as object)).toEqual(['TS', 'JS']);
  expect(location.hash).toBe('#Sizes.props?Menu.Root.delay=1.5&Menu.Item.children=Paste+%7B1%7D');
});

it('does not offer a prop that the code sets to more than a literal', async () => {
  await mountDemo();
  await openPanel();
  expect(field('onOpen').query()).toBeNull();
});

it('shows what a link chooses, and nothing that no control offers', async () => {
  const requests = await mountDemo(
    '#Sizes.props?Menu.Root.size=large&Menu.Root.delay=x&Menu.Item.onClick=alert()',
  );
  await expect.element(field('size')).toHaveValue('large');
  await expect.element(field('delay')).toHaveValue(null);
  expect(code()).toContain(`<Menu.Root onOpen={open} size=\\"large\\">`);
  expect(code()).not.toContain('alert');
  expect(requests).toHaveLength(1);
});

it.each(['before', 'after'])(
  'opens at a link that the reader follows %s its code is there',
  async (time) => {
    // A pointer that rests where a demo appears turns to it.
    const corner = page.elementLocator(document.documentElement);
    await corner.hover({ position: { x: 1, y: 1 } });
    mountStaticDemo();
    await new Promise((done) => setTimeout(done, 200));
    expect(query('[data-copy-link]').tabIndex).toBe(0);
    if (time === 'after') await turnToDemo();
    location.hash = '#Sizes.props?Menu.Root.size=large';
    await expect.element(field('size')).toHaveValue('large');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    // It stays open for the next link.
    location.hash = '#Sizes.props?Menu.Root.delay=2';
    await expect.element(field('delay')).toHaveValue(2);
    expect(panel().elements()).toHaveLength(1);
    // A closed one opens again.
    await button().click();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    location.hash = '#Sizes.props?Menu.Root.size=small';
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('delay')).toBeVisible();
  },
);

it('follows the editor, and the reset button', async () => {
  await mountDemo();
  await openPanel();
  await field('size').selectOptions('large');
  await button().click();
  query('[data-demo]').dispatchEvent(new Event(resetDemoEvent));
  await button().click();
  await expect.element(field('size')).toHaveValue('');
  await expect.poll(code).toBe('');
  // Closing the editor hides the panel.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
])('is accessible in %s mode, %s', async (mode, direction) => {
  const root = document.documentElement;
  await mountDemo();
  root.setAttribute('data-mui-color-scheme', mode);
  root.dir = direction;
  await openPanel();
  expect(await findAccessibilityViolations()).toEqual([]);
  const { left, right } = query('.d-demo-controls').getBoundingClientRect();
  const first = query('.d-demo-control-switch input').getBoundingClientRect();
  expect(direction === 'rtl' ? right - first.right : first.left - left).toBeLessThan(32);
  root.removeAttribute('dir');
  root.removeAttribute('data-mui-color-scheme');
});
