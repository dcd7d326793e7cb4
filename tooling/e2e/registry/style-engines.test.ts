import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packPackages, type PackedPackage } from '@tooling/pack';
import { createDocsApp, engineNames } from 'create-docs-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installApp } from '../src/packages/install-app';

const run = promisify(execFile);

let folder: string;
let packed: readonly PackedPackage[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-style-engines-'));
  packed = await packPackages(path.join(folder, 'packages'));
}, 240_000);
afterAll(() => rm(folder, { recursive: true }));

/** A rule that the first demo has. */
const rules: Readonly<Record<(typeof engineNames)[number], RegExp>> = {
  emotion: /padding:\s?8px 16px/,
  css: /\.counter\{padding:8px 16px\}/,
  'css-modules': /\._?\w*counter\w*\{padding:8px 16px\}/,
  tailwind: /\.px-4\{padding-inline:/,
  'vanilla-extract': /\.\w+\{padding:8px 16px\}/,
};

describe.each(engineNames)('%s', (name) => {
  it('is an app that builds, and whose pages have the styles of its demo', async () => {
    const args = [name, '--package', 'react-day-picker', '--styles', name];
    expect(await createDocsApp(folder, args, { write: () => undefined })).toBe(0);
    const app = path.join(folder, name);
    await installApp(app, packed);
    const docs = (...command: string[]) => run('npx', ['docs', ...command], { cwd: app });
    await docs('api');
    expect((await docs('check')).stdout).toContain('no errors');
    await docs('build');
    const html = await readFile(path.join(app, `dist/${name}/index.html`), 'utf8');
    expect(html).toContain('Pressed');
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const sheets = await Promise.all(
      links.map(([, href = '']) => readFile(path.join(app, 'dist', href), 'utf8')),
    );
    expect([html, ...sheets].join('\n')).toMatch(rules[name]);
  }, 480_000);
});
