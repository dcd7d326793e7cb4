import { expect, it } from 'vitest';
import { createOfflineClient } from './create-offline-client';

/** What the client needs of a worker; MessageChannel is that of Node.js. */
class TestWorker extends EventTarget {
  state = 'activated';
  readonly answer: unknown;
  readonly asked: unknown[] = [];

  constructor(answer?: unknown) {
    super();
    this.answer = answer;
  }

  postMessage(message: unknown, [port]: readonly MessagePort[]) {
    this.asked.push(message);
    if (this.answer !== undefined) port?.postMessage(this.answer);
  }

  retire() {
    this.state = 'redundant';
    this.dispatchEvent(new Event('statechange'));
  }
}

function create(workers: { controller?: TestWorker; active?: TestWorker }) {
  const container = {
    get controller() {
      return workers.controller ?? null;
    },
    getRegistration: () => Promise.resolve({ active: workers.active ?? null }),
  };
  return createOfflineClient(container as unknown as ServiceWorkerContainer);
}

const message = { type: 'save', rootPath: '/paint' } as const;

it('asks the worker that serves the page, else the one that will serve the next', async () => {
  const [controller, active] = [new TestWorker('first'), new TestWorker('second')];
  expect(await create({ controller, active }).ask(message)).toBe('first');
  expect(await create({ active }).ask(message)).toBe('second');
  expect(await create({}).ask(message)).toBeUndefined();
  expect(await createOfflineClient(undefined).ask(message)).toBeUndefined();
});

it('gives up on a silent worker after a while', async () => {
  expect(await create({ controller: new TestWorker() }).ask(message, 5)).toBeUndefined();
});

it('asks the next worker when the one that was asked is replaced before it answers', async () => {
  const [controller, active] = [new TestWorker(), new TestWorker('next')];
  const answer = create({ controller, active }).ask(message, Infinity);
  await expect.poll(() => controller.asked).toEqual([message]);
  controller.retire();
  expect(await answer).toBe('next');
  expect(active.asked).toEqual([message]);
});
