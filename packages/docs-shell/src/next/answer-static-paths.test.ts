import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { describe, expect, it } from 'vitest';
import { answerStaticPaths } from './answer-static-paths';

const load = createRequire(import.meta.url);

interface Worker {
  loadStaticPaths(options: object): Promise<object>;
  end(): void;
}

describe('answerStaticPaths', () => {
  it('gives the installed Next the answer of the page, without a process', async () => {
    const { default: DevServer } = load('next/dist/server/dev/next-dev-server') as {
      default: { prototype: { getStaticPathsWorker(): Worker } };
    };
    const { parseStaticPathsResult } = load('next/dist/lib/fallback') as {
      parseStaticPathsResult: (fallback: 'blocking') => string;
    };
    expect(answerStaticPaths(path.join(import.meta.dirname, '../..'))).toBe(true);
    const worker = DevServer.prototype.getStaticPathsWorker();
    expect(await worker.loadStaticPaths({})).toEqual({
      fallbackMode: parseStaticPathsResult('blocking'),
      prerenderedRoutes: [],
    });
    worker.end();
  });

  it('replaces nothing in another version of Next', async () => {
    const appDir = temporaryFolder('other-next');
    const file = path.join(appDir, 'node_modules/next/dist/server/dev/next-dev-server.js');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'exports.default = class DevServer {};');
    expect(answerStaticPaths(appDir)).toBe(false);
  });
});
