import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startChaosRun } from './chaos-run.fixture';
import { chaosStep, type ChaosStep } from './chaos-steps.fixture';

const stepsPerRun = 120;
const isFull = process.env['E2E_TIER'] === 'full';
const runs = Number(process.env['E2E_FAULT_DAYS'] ?? (isFull ? 300 : 20));
// `npm test` uses a fixed seed, so that a new failure never blocks an unrelated change. The full tier draws a seed.
const seed = Number(process.env['E2E_FAULT_SEED'] ?? (isFull ? Date.now() % 1_000_000 : 20_246));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => vi.useRealTimers());

// The runs of the full tier take minutes. On a busy machine they took more than ten.
const timeLimit = 40 * 60_000;

// Deploys, rollbacks, network failures, downloads, a full disk and stopped workers, in random order.
it(
  `shows the right build in ${runs} runs of ${stepsPerRun} random steps, seed ${seed}`,
  async () => {
    const stepsArbitrary = fc.array(chaosStep, {
      minLength: stepsPerRun,
      maxLength: stepsPerRun,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, async (steps) => {
        expect(await runChaosSteps(steps)).toEqual([]);
      }),
      // Shrinking takes minutes, and the last steps before a problem say enough.
      { seed, numRuns: runs, endOnFailure: true },
    );
  },
  timeLimit,
);

/** Runs steps against the worker's code. Returns the first failure with the steps that led to it. */
async function runChaosSteps(steps: readonly ChaosStep[]): Promise<string[]> {
  const run = await startChaosRun();
  for (const [index, step] of steps.entries()) {
    const problems = await run.play(step);
    if (problems.length > 0) {
      return [
        ...steps.slice(Math.max(0, index - 40), index + 1).map((it) => JSON.stringify(it)),
        ...problems,
        await run.describe(),
      ];
    }
  }
  return [];
}
