import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createCodeHighlighter } from '../../content/highlight';
import { highlightStylesheet } from './highlight-stylesheet';

it('shows a stylesheet of demos, and none of a package or of the demo root', async () => {
  const appDir = await mkdtemp(path.join(tmpdir(), 'highlight-'));
  onTestFinished(() => rm(appDir, { recursive: true }));
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
