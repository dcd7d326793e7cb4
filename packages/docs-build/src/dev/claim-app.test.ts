import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { claimApp } from './claim-app';

it('refuses a second server with the address of the first', async () => {
  const appDir = temporaryFolder('claim-app');
  const first = await claimApp(appDir);
  await expect(claimApp(appDir)).rejects.toThrow('a server of this app that starts');
  await first.announce('http://127.0.0.1:3000');
  await expect(claimApp(appDir)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DiagnosticsError: docs dev  DOCS7005
      received  a server of this app at http://127.0.0.1:3000
      expected  no other docs dev in the folder of the app
      hint      Open http://127.0.0.1:3000, or stop that server first.

    1 error]
  `);
  await first.release();
  const second = await claimApp(appDir);
  await expect(claimApp(appDir)).rejects.toThrow('a server of this app that starts');
  await second.release();
});

it('allows a server after another one that was killed', async () => {
  const appDir = temporaryFolder('claim-app');
  const module = JSON.stringify(path.join(import.meta.dirname, 'claim-app.ts'));
  const code = `import { claimApp } from ${module};
const claim = await claimApp(${JSON.stringify(appDir)});
await claim.announce('http://127.0.0.1:4000');
console.log('claimed');
setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await expect(claimApp(appDir)).rejects.toThrow('http://127.0.0.1:4000');
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
  await (await claimApp(appDir)).release();
});
