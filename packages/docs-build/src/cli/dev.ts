import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadConfig, toLibrarySettings, toPublicConfig } from 'docs-shell/config/load';
import { buildFolder } from 'docs-shell/page-document';
import getPort from 'get-port';
import pc from 'picocolors';
import { startDocsServer } from '../dev/start-docs-server';

/** `docs dev`: one app with hot reload of content, demos, manifest and shell. `PORT` or `--port` says where. */
export async function dev(appDir: string, args: readonly string[]): Promise<void> {
  const wanted = Number(args[args.indexOf('--port') + 1] ?? process.env['PORT'] ?? 3000) || 3000;
  const port = await getPort({
    port: [wanted, ...Array.from({ length: 20 }, (_, i) => wanted + i)],
  });
  const pageOrigin = `http://127.0.0.1:${port}`;
  const config = loadConfig(process.env);
  const docs = await startDocsServer({
    appDir,
    pageOrigin,
    vitePort: await getPort(),
    config: toPublicConfig(config),
    settings: toLibrarySettings(config),
  });
  await mkdir(path.join(appDir, buildFolder), { recursive: true });
  await writeFile(
    path.join(appDir, buildFolder, 'dev-server.json'),
    JSON.stringify({ origin: docs.origin }),
  );
  const require = createRequire(path.join(appDir, 'package.json'));
  const next = spawn(
    process.execPath,
    [
      require.resolve('next/dist/bin/next'),
      'dev',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    {
      cwd: appDir,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  process.stdout.write(`${pc.green('docs dev')}  ${pageOrigin}${docs.startPath}\n`);
  const stop = () => {
    next.kill('SIGTERM');
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await new Promise((resolve) => next.once('close', resolve));
  await docs.close();
}
