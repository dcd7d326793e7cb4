import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import autocannon from 'autocannon';
import { createService } from '../http/create-service';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});

// One database per process, so that memory can be measured.
const folder = await mkdtemp(path.join(tmpdir(), 'feedback-load-'));
const unlimited = Number.MAX_SAFE_INTEGER;
const service = await createService({
  database: values.database === undefined ? { folder } : { url: values.database },
  limits: { submissionsPerAddress: unlimited, submissions: unlimited },
});
const url = await service.listen({ port: 0, host: '127.0.0.1' });
const body = JSON.stringify({
  product: 'material-ui',
  page: '/material-ui/react-button/',
  language: 'en',
  useful: true,
  comment: 'A comment of an ordinary length, as readers write them. '.repeat(4),
});

const headers = () => ({
  'content-type': 'application/json',
  origin: url,
  'idempotency-key': randomUUID(),
});

// The first request starts the database. It is measured separately.
const startedAt = performance.now();
const first = await fetch(`${url}${feedbackServicePath}/`, {
  method: 'POST',
  headers: headers(),
  body,
});
const startupMs = performance.now() - startedAt;
if (!first.ok) throw new Error(`${first.status} ${await first.text()}`);

const result = await autocannon({
  url: `${url}${feedbackServicePath}/`,
  connections: Number(values.connections),
  duration: Number(values.seconds),
  requests: [
    {
      method: 'POST',
      setupRequest: (request) => ({
        ...request,
        headers: headers(),
        body,
      }),
    },
  ],
});
const memory = process.memoryUsage().rss / 2 ** 20;
console.log(
  [
    values.database === undefined ? 'PGlite    ' : 'PostgreSQL',
    `${result['2xx']} stored, ${result.non2xx} refused, ${result.errors} errors`,
    `${result.requests.average} requests/s`,
    `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
    `first answer after ${startupMs.toFixed(0)} ms`,
    `${memory.toFixed(0)} MiB (load generator included)`,
  ].join(' · '),
);
await service.close();
await rm(folder, { recursive: true, force: true });
