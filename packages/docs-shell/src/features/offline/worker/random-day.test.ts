import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stepOfDay } from './random-day-steps.fixture';
import { playDay } from './play-day.fixture';

const stepsPerDay = 120;
const isFull = process.env['E2E_TIER'] === 'full';
const days = Number(process.env['E2E_FAULT_DAYS'] ?? (isFull ? 300 : 30));
// The same days in each run of `npm test`, so that a day nobody has seen before stops no change that has nothing to do
// with it. The full tier plays others, and so does a run that names a seed.
const seed = Number(process.env['E2E_FAULT_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 20_246));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => vi.useRealTimers());

// Two products, two tabs, deploys, rollbacks, bad networks, saves, a full device and stopped workers in any order.
it(`shows what it must on ${days} days of ${stepsPerDay} steps, seed ${seed}`, async () => {
  const day = fc.array(stepOfDay, { minLength: stepsPerDay, maxLength: stepsPerDay, size: 'max' });
  await fc.assert(
    fc.asyncProperty(day, async (steps) => {
      expect(await playDay(steps)).toEqual([]);
    }),
    // The steps before a fault say more than a shorter day, and finding one takes minutes.
    { seed, numRuns: days, endOnFailure: true },
  );
}, 700_000);
