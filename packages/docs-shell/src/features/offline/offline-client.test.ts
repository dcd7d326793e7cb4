import { expect, it, vi } from 'vitest';
import { createOfflineClient } from './offline-client.client';

/** A worker with what the client uses. `MessageChannel` is that of Node.js. */
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

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Workers {
  controller?: TestWorker;
  active?: TestWorker;
  waiting?: TestWorker;
}

function create(workers: Workers) {
  const container = {
    get controller() {
      return workers.controller ?? null;
    },
    getRegistration: () =>
      Promise.resolve({ active: workers.active ?? null, waiting: workers.waiting ?? null }),
  };
  return createOfflineClient(container as unknown as ServiceWorkerContainer);
}

const message = { type: 'save', rootPath: '/paint' } as const;

it('asks the worker that controls the page, or else the active one', async () => {
  const [controller, active] = [new TestWorker('first'), new TestWorker('second')];
  expect(await create({ controller, active }).ask(message)).toBe('first');
  expect(await create({ active }).ask(message)).toBe('second');
  expect(await create({}).ask(message)).toBeUndefined();
  expect(await createOfflineClient(undefined).ask(message)).toBeUndefined();
});

it('returns nothing after the timeout', async () => {
  expect(await create({ controller: new TestWorker() }).ask(message, 5)).toBeUndefined();
});

it('asks the next worker if the first is replaced before it responds', async () => {
  const [controller, active] = [new TestWorker(), new TestWorker('next')];
  const answer = create({ controller, active }).ask(message, Infinity);
  await expect.poll(() => controller.asked).toEqual([message]);
  controller.become('redundant');
  expect(await answer).toBe('next');
  expect(active.asked).toEqual([message]);
});

it('lets a waiting worker take over before it asks', async () => {
  const [controller, waiting] = [new TestWorker('old'), new TestWorker('new')];
  waiting.state = 'installed';
  const workers: Workers = { controller, waiting };
  const answer = create(workers).ask(message);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(controller.asked).toEqual([]);
  workers.controller = waiting;
  delete workers.waiting;
  waiting.become('activating');
  expect(await answer).toBe('new');
  expect(controller.asked).toEqual([]);
});

it('asks the old worker if the next one does not take over in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [controller, waiting] = [new TestWorker('old'), new TestWorker('new')];
  waiting.state = 'installed';
  const client = create({ controller, waiting });
  const answer = client.ask(message);
  await vi.advanceTimersByTimeAsync(2999);
  expect(controller.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(controller.asked).toEqual([message]);
  vi.useRealTimers();
  expect(await answer).toBe('old');
  // The client does not wait again.
  expect(
    await Promise.race([client.ask(message), new Promise((late) => setTimeout(late, 1000))]),
  ).toBe('old');
});
