import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { readLedgers } from './read-ledgers';

const ledger = {
  schemaVersion: 1,
  packages: ['paint'],
  oldest: '1.0.0',
  newest: '1.1.0',
  releases: [],
  baseline: {},
};

/** Writes the ledgers of an app, and returns a function that reads them in a command of its own. */
async function write(files: Readonly<Record<string, unknown>>) {
  const root = temporaryFolder('ledgers');
  const folder = path.join(root, 'generated/history');
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    await writeFile(path.join(folder, name), JSON.stringify(value));
  }
  return () => readLedgers(root, root, { cacheDir: path.join(root, 'cache'), codeDigest: 'code' });
}

it('reads valid histories, and reports the others each time', async () => {
  const read = await write({ 'paint.json': ledger, 'ink.json': { ...ledger, releases: 1 } });
  const first = await read();
  expect([...first.ledgers.keys()]).toEqual(['paint']);
  expect(formatText(first.diagnostics)).toContain('generated/history/ink.json  releases  DOCS6008');
  expect(await read()).toEqual(first);
});
