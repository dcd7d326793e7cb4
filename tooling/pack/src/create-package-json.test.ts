import { expect, it } from 'vitest';
import { createPackageJson } from './create-package-json';

const versions = {
  platform: '1.2.0',
  catalog: { react: '19.3.1', zod: '4.1.0' },
  repository: 'git+https://example.com/docs.git',
};
const source = {
  name: 'paint',
  description: 'Paints',
  bin: { paint: './bin/paint.mjs' },
  exports: {
    '.': './src/index.ts',
    './layout': './src/layout/Layout.tsx',
    './paint.css': './src/paint.css',
    './testing': './src/testing/paper.fixture.ts',
  },
  dependencies: { canvas: 'workspace:*', react: 'catalog:', zod: 'catalog:' },
};

it('leads exports to built files, and names versions', () => {
  expect(createPackageJson(source, versions)).toEqual({
    name: '@library-docs/paint',
    version: '1.2.0',
    description: 'Paints',
    license: 'MIT',
    repository: {
      type: 'git',
      url: 'git+https://example.com/docs.git',
      directory: 'packages/paint',
    },
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    engines: { node: '^20.19.0 || ^22.13.0 || >=24.0.0' },
    bin: { paint: './bin/paint.mjs' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './layout': { types: './dist/layout/Layout.d.ts', default: './dist/layout/Layout.js' },
      './paint.css': './dist/paint.css',
      './package.json': './package.json',
    },
    files: ['bin', 'dist'],
    dependencies: { canvas: 'npm:@library-docs/canvas@1.2.0', zod: '4.1.0' },
    peerDependencies: { react: '^19.3.1' },
  });
});

it('fails without a version', () => {
  expect(() =>
    createPackageJson({ ...source, dependencies: { ink: 'catalog:' } }, versions),
  ).toThrow('paint: the catalog of pnpm-workspace.yaml has no version of ink.');
});
