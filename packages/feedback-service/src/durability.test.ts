import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from './testing/databases.fixture';
import { readerToken } from './testing/requests.fixture';
import { startService, type RunningService } from './testing/start-service.fixture';

const isFull = process.env['E2E_TIER'] === 'full';
/** Number of rounds in which the service is killed while the database starts, and of all rounds. */
const startRounds = isFull ? 3 : 1;
const rounds = isFull ? 24 : 2;
/** How long a database may take to start while other programs use the processor. */
const startLimit = { timeout: 120_000, interval: 20 };
const senders = 4;
const maxPerAddress = 20;

/** Counts requests. The IP address changes with every 20 of them, so that no limit applies. */
let sent = 0;

async function send(service: RunningService, key: string): Promise<boolean> {
  sent += 1;
  const address = Math.floor(sent / maxPerAddress);
  try {
    const response = await fetch(`${service.url}/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
        Origin: new URL(service.url).origin,
      },
      body: JSON.stringify({ product: 'core', page: '/', language: 'en', comment: key }),
    });
    return response.status === 201;
  } catch {
    return false;
  }
}

async function readComments(service: RunningService): Promise<string[]> {
  const headers = { Authorization: `Bearer ${readerToken}` };
  const read = () => fetch(`${service.url}/export.csv`, { headers });
  let response = await read();
  // The service defers requests after its process was slow, such as after a pause of the machine.
  while (response.status === 503) {
    await wait(100);
    response = await read();
  }
  expect(response.status).toBe(200);
  const lines = (await response.text()).trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',').at(-1) ?? '');
}

/** Waits until the service has begun to create the files of an embedded database, of which there are a thousand. */
async function waitForFirstFiles(folder: string): Promise<void> {
  while ((await readdir(folder, { recursive: true })).length < 100) await wait(5);
}

describe.each(databaseKinds)(
  'data that $name has accepted',
  ({ isMissing, create, createPlace }) => {
    it.skipIf(isMissing)(
      'survives kill -9 at any time, without loss and without duplicates',
      { timeout: isFull ? 600_000 : 180_000 },
      async () => {
        // `open-embedded.test.ts` creates the files again after a crash.
        const database = isFull ? await createPlace() : await create();
        const accepted = new Set<string>();
        const unanswered = new Set<string>();
        for (let round = 0; round < rounds; round += 1) {
          const service = await startService(database.location);
          let isOver = false;
          const work = async () => {
            while (!isOver) {
              // A request without a response is sent again, as a browser does.
              const [again] = unanswered;
              const key = again ?? randomUUID();
              unanswered.delete(key);
              if (await send(service, key)) accepted.add(key);
              else {
                unanswered.add(key);
                await wait(20);
              }
            }
          };
          const workers = Array.from({ length: senders }, work);
          const before = accepted.size;
          try {
            // In the first rounds the service is killed while the database starts, in the others while it writes.
            if (round >= startRounds) {
              await expect.poll(() => accepted.size, startLimit).toBeGreaterThan(before);
              await wait(Math.random() * 800);
            } else if (round === 0 && isFull && 'folder' in database.location) {
              // A database that is created where it is opened would be incomplete from here on.
              await waitForFirstFiles(database.location.folder);
            } else await wait((round + 1) * 400);
          } finally {
            await service.kill();
            isOver = true;
            await Promise.all(workers);
          }
        }
        const service = await startService(database.location);
        for (const key of unanswered) if (await send(service, key)) accepted.add(key);
        const stored = await readComments(service);
        expect(await service.stop()).toBe(0);
        await database.remove();

        expect(accepted.size).toBeGreaterThan(rounds);
        expect(stored.filter((key) => accepted.has(key))).toHaveLength(accepted.size);
        expect(new Set(stored).size).toBe(stored.length);
        console.warn(
          `${accepted.size} answers accepted in ${rounds} rounds, ${stored.length} stored`,
        );
      },
    );
  },
);
