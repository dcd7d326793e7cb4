import { expect, it } from 'vitest';
import { npmCommand } from './run-npm';

it.each([
  ['npm', 'linux', { file: 'npm', shell: false }],
  ['npx', 'darwin', { file: 'npx', shell: false }],
  ['npm', 'win32', { file: 'npm.cmd', shell: true }],
  ['npx', 'win32', { file: 'npx.cmd', shell: true }],
] as const)('starts %s on %s', (name, platform, command) => {
  expect(npmCommand(name, platform)).toEqual(command);
});
