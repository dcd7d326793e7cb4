import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createCodeHighlighter } from '../../content/highlight';
import { highlightStylesheet } from './highlight-stylesheet';

it('shows a stylesheet of demos, and none of a package or of the demo root', async () => {
  const appDir = temporaryFolder('highlight');
  const show = async (name: string) => {
    const file = path.join(appDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '.a {\n}\n');
    return highlightStylesheet(appDir, file, createCodeHighlighter(appDir));
  };
  expect(await show('demos/button/a.module.css')).toContain('.a');
  expect(await show('node_modules/paint/styles.css')).toBeUndefined();
  expect(await show('tailwind.css')).toBeUndefined();
  expect(await show('demos-of-others/a.css')).toBeUndefined();
});
