import { expect, it } from 'vitest';
import { listLoadedFiles } from './list-loaded-files';

const imports: Readonly<Record<string, readonly string[]>> = {
  'demo.js': ['/_assets/lib-slider.js', './part.js'],
  'part.js': ['/_assets/lib-base.js', './deeper.js'],
  'deeper.js': ['/_assets/react.js'],
};

const closures = new Map([
  ['/_assets/react.js', ['/_assets/react.js']],
  ['/_assets/lib-base.js', ['/_assets/react.js', '/_assets/lib-base.js']],
  [
    '/_assets/lib-slider.js',
    ['/_assets/react.js', '/_assets/lib-base.js', '/_assets/lib-slider.js'],
  ],
]);

const list = (fileName: string) =>
  listLoadedFiles(fileName, {
    importsOf: (name) => imports[name] ?? [],
    closures,
    assetsUrl: '/_assets/',
  });

it('lists each file once, after those that it imports', () => {
  expect(list('demo.js')).toEqual([
    '/_assets/react.js',
    '/_assets/lib-base.js',
    '/_assets/lib-slider.js',
    '/_assets/deeper.js',
    '/_assets/part.js',
  ]);
});

it('lists nothing for a file without imports', () => {
  expect(list('alone.js')).toEqual([]);
});
