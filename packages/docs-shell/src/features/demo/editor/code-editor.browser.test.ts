import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCodeEditor } from './code-editor.client';

/** Opens an editor with a text and types, key by key. Returns the text. */
async function typeInto(text: string, keys: string): Promise<string> {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const editor = createCodeEditor({ host, hintId: 'hint', onChange: () => {} });
  editor.show(editor.createText(text, 'Demo.tsx'));
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
