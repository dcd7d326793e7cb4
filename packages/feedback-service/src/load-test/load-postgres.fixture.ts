import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from '../testing/find-postgres.fixture';
import { startPostgres } from '../testing/start-postgres.fixture';

// `npm run load`: measures both databases.
const cli = path.join(import.meta.dirname, 'load-cli.ts');
const load = (...args: string[]) =>
  execFileSync('npx', ['tsx', cli, ...args], { stdio: 'inherit' });

load();
const programs = findPostgres();
if ('reason' in programs) {
  console.warn(programs.reason);
} else {
  const server = await startPostgres(programs.folder);
  load('--database', server.url);
  await server.stop();
}
