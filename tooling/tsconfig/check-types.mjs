#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(import.meta.resolve('typescript-native/package.json'));
const compiler = path.join(path.dirname(manifest), 'bin/tsc');

// Turborepo checks several workspaces at once, so each runs a single checker.
const { status } = spawnSync(
  process.execPath,
  [compiler, '--build', '--checkers', '1', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
