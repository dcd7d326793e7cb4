import { expect, it } from 'vitest';
import { parseDemoSandbox } from './parse-demo-sandbox';

const sandbox = {
  title: 'Basic',
  playground: '/paint/_demos/_playground/',
  stylesheets: [],
  classNames: {},
  entry: { TS: 'src/demo/Basic.tsx', JS: 'src/demo/Basic.jsx' },
  files: { TS: {}, JS: {} },
};

it('parses what the build writes', () => {
  expect(parseDemoSandbox(sandbox)).toBe(sandbox);
});

it.each([
  [null],
  ['<!doctype html>'],
  [{ ...sandbox, entry: { TS: 'a.tsx' } }],
  [{ ...sandbox, files: { TS: {} } }],
  [{ ...sandbox, playground: undefined }],
])('returns nothing for %j', (value) => {
  expect(parseDemoSandbox(value)).toBeUndefined();
});
