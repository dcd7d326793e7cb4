import { expect, it } from 'vitest';
import { parseDemoProject } from './parse-demo-project';

const project = {
  title: 'Basic',
  playground: '/paint/_demos/_playground/',
  stylesheets: [],
  classNames: {},
  entry: { TS: 'src/demo/Basic.tsx', JS: 'src/demo/Basic.jsx' },
  files: { TS: {}, JS: {} },
};

it('reads what the build writes', () => {
  expect(parseDemoProject(project)).toBe(project);
});

it.each([
  [null],
  ['<!doctype html>'],
  [{ ...project, entry: { TS: 'a.tsx' } }],
  [{ ...project, files: { TS: {} } }],
  [{ ...project, playground: undefined }],
])('refuses %j', (value) => {
  expect(parseDemoProject(value)).toBeUndefined();
});
