import { expect, it } from 'vitest';
import { createComponent } from '../api-document.fixture';
import { findStaleVersions } from './find-stale-versions';

const files = ['Brush', 'Paint'].map((name) => ({
  sourceFile: `apps/paint/generated/api/${name.toLowerCase()}.json`,
  document: createComponent(name),
}));
const { name, version } = createComponent('Brush').package;

it('accepts documents of the installed version', () => {
  expect(findStaleVersions(files, { [name]: version })).toEqual([]);
});

it.each([
  ['of another version', { [name]: '9.0.0' }, `${name} 9.0.0, which is installed`],
  ['that is not installed', {}, `${name} to be installed`],
])('reports a package %s once', (_what, installed, expected) => {
  expect(findStaleVersions(files, installed)).toEqual([
    {
      file: 'apps/paint/generated/api/brush.json',
      path: 'package.version',
      code: 'DOCS6001',
      received: `${name} ${version}`,
      expected,
      hint: 'Run `npx docs api` in the app, and commit what it writes.',
    },
  ]);
});
