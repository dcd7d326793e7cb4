import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { expect, it } from 'vitest';
import { bundleCommand } from './bundle-command.mjs';

it('lists the sources of the bundle, without the frame of pages, which Next renders', async () => {
  const folder = path.join(temporaryFolder('bundle-command'), 'bundle');
  await bundleCommand(folder);
  const names = JSON.parse(await readFile(path.join(folder, 'sources.json'), 'utf8'));
  const packagesDir = path.join(import.meta.dirname, '../..');
  const sources = names.map((name) => path.relative(packagesDir, path.join(folder, name)));
  expect(sources).toContain('docs-build/src/dev/dev-pages.ts');
  expect(sources).toContain('docs-shell/src/features/content/Callout.tsx');
  const frame = sources.filter((name) => name.startsWith('docs-shell/src/features/frame/'));
  expect(frame.filter((name) => name.endsWith('.tsx'))).toEqual([]);
});
