// Usage: node tooling/scripts/check-remote-cache.mjs [task… and turbo flags]. Without arguments it runs npm test.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRun } from './read-summary.mjs';
import { findText } from './remote-cache/find-text.mjs';
import { startCacheServer } from './remote-cache/start-cache-server.mjs';
import { root } from './repository.mjs';
import { announce, run } from './run.mjs';

const args = process.argv.slice(2);
const team = 'docs';
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'remote-cache-'));
const writeToken = randomUUID();
const readToken = randomUUID();
const stops = [];

/** Clones the committed state once, so that changes in the repository do not make the two clones differ. */
async function clone(source, name) {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), { recursive: true });
  const code = await run('git', ['clone', '--quiet', source, target]);
  if (code !== 0) throw new Error(`git clone failed with exit code ${code}.`);
  return target;
}

/** Runs the tasks in a clone, which uses the server and no local cache, and returns each task's outcome. */
async function runTasks(cwd, { url, token, access }) {
  const command =
    args.length === 0
      ? ['npm', 'test']
      : ['node', 'tooling/scripts/turbo.mjs', ...args, '--summarize', '--output-logs=new-only'];
  const env = {
    TURBO_API: url,
    TURBO_CACHE: `remote:${access}`,
    TURBO_TEAM: team,
    TURBO_TOKEN: token,
  };
  const code = await run(command[0], command.slice(1), { cwd, env });
  if (code !== 0) throw new Error(`${command.join(' ')} failed with exit code ${code} in ${cwd}.`);
  return readRun(cwd) ?? [];
}

/** Uploads with the reader's token, to the read-only server and to the one that accepts uploads. */
async function tryUploads(writer, reader) {
  const upload = (url) =>
    fetch(`${url}/v8/artifacts/${'0'.repeat(16)}?slug=${team}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${readToken}`, 'content-type': 'application/octet-stream' },
      body: 'not an artifact',
    }).then(({ status }) => status);
  return { writer: await upload(writer.url), reader: await upload(reader.url) };
}

async function main() {
  const store = path.join(folder, 'store');
  mkdirSync(store);

  announce('Starting the cache server and its read-only twin');
  const writer = await startCacheServer({ folder: store, token: writeToken });
  stops.push(writer.stop);
  const reader = await startCacheServer({ folder: store, token: readToken, readOnly: true });
  stops.push(reader.stop);

  announce('First clone: runs the tasks and uploads what came of them');
  const first = await clone(root, 'first');
  const filled = await runTasks(first, { ...writer, token: writeToken, access: 'rw' });

  announce('Second clone: has a read-only token, in another folder');
  const second = await clone(first, path.join('elsewhere', 'second'));
  const reused = await runTasks(second, { ...reader, token: readToken, access: 'r' });

  const ran = reused.filter(({ outcome }) => outcome !== 'cached').map(({ id }) => id);
  const leaks = await findText(second, first);
  const uploads = await tryUploads(writer, reader);
  const problems = [
    ...ran.map((id) => `${id} ran in the second clone: an input is not the same in both.`),
    ...leaks.map((file) => `${file} came from the cache and holds the path of the first clone.`),
    ...(filled.length === reused.length && reused.length > 0
      ? []
      : [`The first clone had ${filled.length} tasks, the second ${reused.length}.`]),
    ...(uploads.reader === 403 && uploads.writer === 401
      ? []
      : [
          `Uploads with the read-only token: expected 403 and 401, got ${JSON.stringify(uploads)}.`,
        ]),
  ];
  announce(`${reused.length - ran.length} of ${reused.length} tasks came from the first clone`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

// `run` forwards the signal to its process, which then fails.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

try {
  await main();
} catch (error) {
  process.exitCode = 1;
  console.error(`\n${error.message}`);
} finally {
  for (const end of stops) end();
  rmSync(folder, { recursive: true, force: true });
}
