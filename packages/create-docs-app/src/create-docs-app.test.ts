import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAppFiles } from './create-app-files';
import { createDocsApp } from './create-docs-app';

let directory: string;
let output: string;
const run = (...args: string[]) =>
  createDocsApp(directory, args, (text) => {
    output += text;
  });

beforeEach(async () => {
  output = '';
  directory = await mkdtemp(path.join(tmpdir(), 'create-docs-app-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe('createDocsApp', () => {
  it('writes an app that needs no workspace', async () => {
    expect(await run('garden', '--package', '@paint/kit', '--category', 'paints')).toBe(0);
    const folder = path.join(directory, 'garden');
    const packageJson = await readFile(path.join(folder, 'package.json'), 'utf8');
    expect(packageJson).not.toMatch(/workspace:|catalog:|@tooling|"products"/);
    expect(JSON.parse(packageJson)).toMatchObject({
      name: 'garden',
      dependencies: { '@paint/kit': 'latest', 'docs-build': '1.0.0', 'docs-shell': '1.0.0' },
    });
    expect(await readFile(path.join(folder, 'tsconfig.json'), 'utf8')).not.toContain('extends');
    const product = await readFile(path.join(folder, 'product.ts'), 'utf8');
    expect(product).toContain("library: { packageName: '@paint/kit', api: {} }");
    expect(product).toContain("route: { category: 'paints', prefixes: ['/garden'] }");
    expect((await readdir(folder)).sort()).toEqual([
      '.gitignore',
      'content',
      'demo-root.tsx',
      'demos',
      'next.config.ts',
      'package.json',
      'pages',
      'product.ts',
      'tsconfig.json',
    ]);
    expect(output).toContain('cd garden\n  npm install');
  });

  it('names the packages of the platform with the scope under which they are published', () => {
    const app = { id: 'garden', packageName: '@paint/kit', categoryId: 'core' };
    const files = createAppFiles({ ...app, platformVersion: '1.2.0', platformScope: '@docs' });
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies: {
        '@paint/kit': 'latest',
        'docs-build': 'npm:@docs/docs-build@1.2.0',
        'docs-shell': 'npm:@docs/docs-shell@1.2.0',
      },
    });
    expect(files['product.ts']).toContain("from 'docs-shell/product'");
  });

  it('reports all mistakes and writes nothing', async () => {
    await writeFile(path.join(directory, 'notes.txt'), '');
    expect(
      await run('.', '--id', 'zh', '--package', 'no package', '--category', 'A', '--styl'),
    ).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
      '✗ There is no option --styl.',
      `✗ ${directory} is not empty. Name a new folder.`,
      '✗ The id “zh” has to be of small letters, digits and single dashes, and not of two letters, which are a language. Add --id.',
      '✗ “no package” is not the name of an npm package.',
      '✗ “A” is not the id of a category, such as core.',
    ]);
    expect(await readdir(directory)).toEqual(['notes.txt']);
  });

  it.each([[[]], [['--help']]])('prints its usage with %j', async (args) => {
    expect(await run(...args)).toBe(0);
    expect(output).toContain('Usage: npm create docs-app <folder>');
  });
});
