import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { AppCopy } from '@tooling/fixture-builder';
import { readOutput } from 'docs-build/output-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';

const demo = 'demos/switch/SecondSwitch.tsx';
const exit = 'process.exit(0);\nexport default';

// Each test restores the sources.
describe('docs build writes a complete output or fails', { timeout: 300_000 }, () => {
  let copy: AppCopy;
  /** Digest of the output of the last successful build. */
  let digest: string;

  beforeAll(async () => {
    copy = await copyFixture('tiny', 'whole');
    await copy.build();
    digest = await digestOutput(copy);
  }, 300_000);
  afterAll(() => copy.remove());

  it.each([
    ['product.ts', /product\.ts {2}DOCS1006\n {2}received {2}.*process\.exit\(0\) was called/],
    [demo, /SecondSwitch\.tsx {2}DOCS4003\n {2}received {2}the demo ends the process/],
  ])('if %s ends the process with success', async (file, message) => {
    await copy.edit(file, 'export default', exit);
    await expect(copy.build()).rejects.toThrow(message);
    expect(await digestOutput(copy)).toBe(digest);
    await copy.edit(file, exit, 'export default');
  });

  it('if it is killed while it changes the output', async () => {
    await copy.edit('content/writing.mdx', 'title: ', 'title: New ');
    await expect(copy.build({ NODE_OPTIONS: killAfterMoves(copy, 2) })).rejects.toThrow(
      'exit code null',
    );
    expect(await digestOutput(copy)).not.toBe(digest);
    // An incomplete output must never count as complete.
    const output = await readOutput(copy.appDir);
    expect('problem' in output && output.problem).toContain('the build did not finish');

    await copy.edit('content/writing.mdx', 'title: New ', 'title: ');
    await copy.build();
    expect(await readOutput(copy.appDir)).toHaveProperty('files');
    expect(await digestOutput(copy)).toBe(digest);
  });

  it('if two run at once', async () => {
    await rm(path.join(copy.appDir, 'dist'), { recursive: true });
    await Promise.all([copy.build(), copy.build()]);
    expect(await readOutput(copy.appDir)).toHaveProperty('files');
    expect(await digestOutput(copy)).toBe(digest);
  });
});

/** Returns an option of Node with which a build kills itself when it has moved this number of files into `dist/`. */
function killAfterMoves({ appDir }: AppCopy, count: number): string {
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    let left = ${count};
    fs.renameSync = (from, to) => {
      renameSync(from, to);
      if (to.startsWith(${JSON.stringify(path.join(appDir, 'dist/'))}) && --left === 0) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** Returns a digest of all names and bytes of the output. A diff of the files would fill the terminal. */
async function digestOutput(copy: AppCopy): Promise<string> {
  const files = [...(await copy.readOutput())];
  return `${files.length} files, ${createHash('sha256').update(JSON.stringify(files)).digest('hex')}`;
}
