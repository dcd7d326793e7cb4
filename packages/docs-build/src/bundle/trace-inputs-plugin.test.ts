import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { traceInputsPlugin } from './trace-inputs-plugin';
import { browserBuildDefaults } from './vite-defaults';

it('records every file that a bundle depends on, and no package', async () => {
  const root = temporaryFolder('trace');
  const files = {
    'base.json': '{}',
    'app/tsconfig.json': '{ "extends": "../base.json" }',
    'app/package.json': '{ "name": "app" }',
    'app/main.tsx': `import { part } from './parts/part?raw-copy'; import { kit } from 'kit'; console.log(part, kit, import('./late'));`,
    'app/late.ts': 'export const late = 1;',
    'app/other.ts': 'export const other = 1;',
    'app/parts/part.ts': 'export const part = 1;',
    'app/node_modules/kit/package.json': '{ "name": "kit", "main": "kit.js" }',
    'app/node_modules/kit/kit.js': 'export const kit = 1;',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const appDir = path.join(root, 'app');
  const defaults = browserBuildDefaults(appDir);
  const inputs = new Set<string>();
  await build({
    ...defaults,
    build: { ...defaults.build, rolldownOptions: { input: path.join(appDir, 'main.tsx') } },
    plugins: [traceInputsPlugin(inputs)],
  });
  expect([...inputs].map((file) => path.relative(root, file)).sort()).toEqual([
    'app/late.ts',
    'app/main.tsx',
    'app/package.json',
    'app/parts/part.ts',
    'app/tsconfig.json',
    'base.json',
  ]);
});
