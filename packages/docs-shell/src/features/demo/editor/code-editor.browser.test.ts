import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.fixture';
import { createCodeEditor } from './code-editor.client';
import styles from './editor.lazy.css?inline';

/** Opens an editor with a text, in the element that is its tab stop. */
function openEditor(text: string) {
  const host = document.createElement('div');
  host.className = 'd-demo-editor-host';
  host.tabIndex = 0;
  host.role = 'group';
  host.ariaLabel = 'Code';
  document.body.append(host);
  onTestFinished(() => host.remove());
  const editor = createCodeEditor({ host, hintId: 'hint', onChange: () => {} });
  editor.show(editor.createText(text, 'Demo.tsx'));
  return { host, editor };
}

/** Types, key by key. Returns the text. */
async function typeInto(text: string, keys: string): Promise<string> {
  const { editor } = openEditor(text);
  editor.focus();
  await userEvent.keyboard(keys);
  return editor.current().doc.toString();
}

it.each([
  'export default () => <b>Bold</b>;',
  'export default () => <b/>;',
  '<Stack><Button>One</Button></Stack>',
])('has exactly what was typed: %s', async (code) => {
  const replaceAll = '{Control>}a{/Control}';
  expect(await typeInto('const before = 1;', replaceAll + code)).toBe(code);
});

it('indents a new line below a tag', async () => {
  expect(await typeInto('', '<Stack>{Enter}<Button/>')).toBe('<Stack>\n  <Button/>');
});

it.each(['ltr', 'rtl'])('is one tab stop that scrolls long lines, in a page in %s', async (dir) => {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  document.documentElement.dir = dir;
  onTestFinished(() => {
    style.remove();
    document.documentElement.removeAttribute('dir');
  });
  const { host } = openEditor(`const long = '${'x'.repeat(200)}';`);
  host.dir = 'ltr';
  host.style.inlineSize = '300px';
  await expect.poll(() => host.scrollWidth).toBeGreaterThan(1000);
  const parts = [...host.querySelectorAll<HTMLElement>('*')];
  expect(parts.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([]);
  expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
  expect(await findAccessibilityViolations('.d-demo-editor-host')).toEqual([]);
  host.focus();
  await userEvent.keyboard('{Enter}{End}');
  await expect.poll(() => host.scrollLeft).toBeGreaterThan(1000);
  // Line numbers stay beside what scrolls, which is the host and nothing inside it.
  const numbers = host.querySelector('.cm-gutters')?.getBoundingClientRect();
  expect(numbers?.left).toBeCloseTo(host.getBoundingClientRect().left, 0);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => host.scrollLeft).toBeLessThan(10);
});
