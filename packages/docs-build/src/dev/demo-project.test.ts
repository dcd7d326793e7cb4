import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { beforeEach, expect, it } from 'vitest';
import { createDemoProject, type DemoProject } from './demo-project';

let appDir: string;
let project: DemoProject;
let names: string[];

beforeEach(() => {
  appDir = temporaryFolder('demo-project');
  project = createDemoProject(appDir);
  names = [];
  mkdirSync(path.join(appDir, 'demos'));
  write('demos/Button.tsx', `export default 1;`);
  write('demos/Menu.tsx', `export default 1;`);
});

const inApp = (name: string) => path.join(appDir, name);

function write(name: string, text: string): void {
  writeFileSync(inApp(name), text);
  if (!names.includes(name)) names.push(name);
}

const open = (...demos: string[]) =>
  project.open(demos.map(inApp), () => Promise.resolve(names.map(inApp)));

const readFiles = () => {
  const { files } = JSON.parse(readFileSync(project.file, 'utf8')) as { files: string[] };
  return (
    files
      .map((name) => path.relative(appDir, path.resolve(project.file, '..', name)))
      // The folder of the test is inside this repository, which has Next.
      .filter((name) => !name.startsWith('..'))
  );
};

it('has the demos of pages that were opened', async () => {
  expect(await open('demos/Button.tsx')).toBe(true);
  expect(readFiles()).toEqual(['demos/Button.tsx']);
  expect(await open('demos/Menu.tsx')).toBe(true);
  expect(readFiles()).toEqual(['demos/Button.tsx', 'demos/Menu.tsx']);
  expect(await open('demos/Button.tsx')).toBe(false);
});

it('has what the app declares globally', async () => {
  write('svg.d.ts', `declare module '*.svg';`);
  write('demo-root.tsx', `export default 1;`);
  write('product.ts', `export default 'declare module';`);
  write('demos/Theme.tsx', `export {};\ndeclare module './Menu' {}`);
  await open('demos/Button.tsx');
  expect(readFiles()).toEqual(['demo-root.tsx', 'demos/Button.tsx', 'demos/Theme.tsx', 'svg.d.ts']);
});

it('has what Next declares globally, such as CSS Modules', async () => {
  const types = 'node_modules/next/types/global.d.ts';
  mkdirSync(path.dirname(inApp(types)), { recursive: true });
  writeFileSync(inApp('node_modules/next/package.json'), '{ "name": "next" }');
  writeFileSync(inApp(types), `declare module '*.module.css';`);
  project = createDemoProject(appDir);
  await open('demos/Button.tsx');
  expect(readFiles()).toEqual(['demos/Button.tsx', types]);
});

it('has a global declaration while the file that was edited has it', async () => {
  await open('demos/Button.tsx');
  write('demos/Menu.tsx', `export {};\ndeclare global {}`);
  project.noteChanges([{ file: inApp('demos/Menu.tsx'), isNewOrGone: false }]);
  expect(await open('demos/Button.tsx')).toBe(true);
  expect(readFiles()).toEqual(['demos/Button.tsx', 'demos/Menu.tsx']);
  write('demos/Menu.tsx', `export {};`);
  project.noteChanges([{ file: inApp('demos/Menu.tsx'), isNewOrGone: false }]);
  await open('demos/Button.tsx');
  expect(readFiles()).toEqual(['demos/Button.tsx']);
});

it('leaves out what the project of the app does not have, and follows its list', async () => {
  await open('demos/Button.tsx', 'demos/New.tsx');
  expect(project.has(inApp('demos/New.tsx'))).toBe(false);
  write('demos/New.tsx', `export default 1;`);
  project.noteChanges([{ file: inApp('demos/New.tsx'), isNewOrGone: true }]);
  await open('demos/New.tsx');
  expect(project.has(inApp('demos/New.tsx'))).toBe(true);
  expect(readFiles()).toEqual(['demos/Button.tsx', 'demos/New.tsx']);
  names = names.filter((name) => name !== 'demos/Button.tsx');
  project.noteChanges([{ file: inApp('tsconfig.json'), isNewOrGone: false }]);
  await open('demos/New.tsx');
  expect(readFiles()).toEqual(['demos/New.tsx']);
});
