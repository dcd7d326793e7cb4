import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../load/app.fixture';
import { describeSystemError } from './describe-system-error';

async function catchError(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    return error;
  }
}

it('says what the system refuses, where, and what to do', async () => {
  const folder = await createApp({ file: '' });
  const file = path.join(folder, 'file');
  const errors = {
    [folder]: await catchError(() => readFileSync(folder)),
    [file]: await catchError(() => readdirSync(file)),
    [path.join(file, 'below')]: await catchError(() => writeFile(path.join(file, 'below'), '')),
  };
  const found = Object.values(errors).map((error) => describeSystemError('import', error)?.[0]);
  expect(found.map((diagnostic) => diagnostic?.hint)).toEqual([
    'Move the folder that is in the place of a file.',
    'Move the file that is in the place of a folder.',
    'Move the file that is in the place of a folder.',
  ]);
  expect(found[1]).toMatchObject({ code: 'DOCS7016', file });
  expect(found[2]?.received).toContain('ENOTDIR');
});

it('leaves faults of the command to their stack', async () => {
  const missing = await catchError(() => readFileSync('/no/such/file'));
  expect(describeSystemError('import', missing)).toBeUndefined();
  expect(describeSystemError('import', new TypeError('x is undefined'))).toBeUndefined();
});
