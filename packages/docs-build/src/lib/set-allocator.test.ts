import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { setAllocator } from './set-allocator';

it('keeps what is set', () => {
  const env: NodeJS.ProcessEnv = { MIMALLOC_PURGE_DELAY: '10' };
  setAllocator(env);
  expect(env['MIMALLOC_PURGE_DELAY']).toBe('10');
});

it('sets variables that the bundler reads', () => {
  const env: NodeJS.ProcessEnv = {};
  setAllocator(env);
  const fromVite = createRequire(createRequire(import.meta.url).resolve('vite'));
  const bundler = JSON.stringify(fromVite.resolve('rolldown'));
  const run = spawnSync(process.execPath, ['--eval', `import(${bundler})`], {
    env: { ...process.env, ...env, MIMALLOC_VERBOSE: '1' },
    encoding: 'utf8',
  });
  const options = [...run.stderr.matchAll(/option '(\w+)': (-?\d+)/g)];
  const read = new Map(options.map(([, name, value]) => [name, value]));
  for (const [name, value] of Object.entries(env)) {
    expect(read.get(name.replace('MIMALLOC_', '').toLowerCase())).toBe(value);
  }
});
