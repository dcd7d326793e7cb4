import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createNginxConfig, loadServingRules } from 'docs-build/deploy';
import getPort from 'get-port';
import { productTable } from 'products';

/** A running nginx. */
export interface RunningNginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a site with nginx on a free port, with the generated configuration. */
export async function startNginx(
  program: string,
  root: string,
  headers: Readonly<Record<string, string>>,
  feedbackService?: string,
): Promise<RunningNginx> {
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
  const child = spawn(
    program,
    ['-p', folder, '-e', errors, '-c', path.join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://${listen}`;
  try {
    await waitFor(async () => {
      if (child.exitCode !== null)
        throw new Error(output.join('') || (await readFile(errors, 'utf8')));
      return fetch(url, { redirect: 'manual' })
        .then(() => true)
        .catch(() => false);
    });
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    url,
    async stop() {
      child.kill('SIGQUIT');
      await closed;
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

async function waitFor(check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('nginx does not answer within 10 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
