import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createNginxConfig, loadServingRules } from 'docs-build/deploy';
import getPort from 'get-port';
import { productTable } from 'products';
import type { RunningHost } from './types';
import { waitForServer } from './wait-for-server';

/** Serves a site with nginx on a free port, with the generated configuration. */
export async function startNginx(
  program: string,
  root: string,
  headers: Readonly<Record<string, string>>,
  feedbackService?: string,
): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-nginx-'));
  const listen = `127.0.0.1:${await getPort()}`;
  const site = createNginxConfig(await loadServingRules(root, productTable, { headers }), {
    root,
    listen,
    ...(feedbackService !== undefined && { feedbackService }),
  });
  await writeFile(path.join(folder, 'docs.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), createMainConfig(folder));
  const errors = path.join(folder, 'error.log');
  const child = spawn(program, ['-p', folder, '-e', errors, '-c', path.join(folder, 'nginx.conf')]);
  const url = `http://${listen}`;
  const { stop } = await waitForServer(child, url, () => readFile(errors, 'utf8'));
  return {
    url,
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The contents of a distribution's nginx.conf, without files outside the folder. */
function createMainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // The workers would not run as root like the master, and could not read a folder in /tmp.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')}  include ${folder}/docs.conf;
}
`;
}
