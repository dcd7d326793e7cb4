import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBelow } from '../lib/write-below';
import type { FileEdit } from './types';

/** Returns edits as a unified diff, as Git writes it. */
export function showEdits(edits: readonly FileEdit[]): string {
  if (edits.length === 0) return '';
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-upgrade-'));
  try {
    for (const { file, before, after } of edits) {
      writeBelow(folder, `a/${file}`, before);
      writeBelow(folder, `b/${file}`, after);
    }
    // Exits with 1 if there are differences.
    const { stdout, error } = spawnSync(
      'git',
      ['diff', '--no-index', '--no-prefix', '--no-color', '--no-ext-diff', 'a', 'b'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
