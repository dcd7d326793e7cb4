import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildEnvironment, docsCommand, type AppCopy } from '@tooling/fixture-builder';
import { expect, it, onTestFinished } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';

/** Runs `docs check --full` in the copy. */
async function check(copy: AppCopy): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [docsCommand(copy.appDir), 'check', '--full', '--reporter', 'json'],
    { cwd: copy.appDir, env: buildEnvironment(copy.appDir) },
  ).catch((error: unknown) => error as { readonly stdout: string });
  return stdout;
}

it('starts demos in a browser', { timeout: 600_000 }, async () => {
  const copy = await copyFixture('tiny', 'checked');
  onTestFinished(() => copy.remove());
  expect(await check(copy)).toContain('3 demos start in the browser.');

  // Rendered on the server, both are right.
  const [first, second] = [
    'demos/switch/FirstSwitch.tsx',
    'demos/switch/SecondSwitch.tsx',
  ] as const;
  const inBrowser = `if (typeof window !== 'undefined')`;
  await copy.edit(first, '  return', `  ${inBrowser} throw new Error('no browser');\n  return`);
  await copy.edit(second, '  return', `  ${inBrowser} return <p>Other HTML</p>;\n  return`);
  const said = await check(copy);
  // Each problem is in the diagnostic of its demo.
  expect(said).toMatch(/FirstSwitch\.tsx"[^}]*"the demo throws in the browser: Error: no browser"/);
  expect(said).toMatch(/SecondSwitch\.tsx"[^}]*"a demo with other HTML than on the server"/);
  expect(said).not.toContain('ThirdSwitch.tsx');
});
