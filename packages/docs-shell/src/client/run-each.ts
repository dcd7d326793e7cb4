/** Time that tasks run before the browser can handle input, in milliseconds. */
const maxSliceMs = 8;

declare const scheduler: { readonly yield?: () => Promise<void> } | undefined;

type Task = () => void;

/** Runs all tasks. An error is reported like an uncaught one and does not stop the other tasks. */
export function runEach(
  tasks: readonly Task[],
  report: (error: unknown) => void = reportError,
): void {
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      report(error);
    }
  }
}

/**
 * Runs all tasks in order, as `runEach` does. After each slice of `maxSliceMs`, the browser can handle input first, so
 * that many tasks are not one long task.
 */
export async function runInSlices(
  tasks: readonly Task[],
  report?: (error: unknown) => void,
): Promise<void> {
  let sliceEnd = performance.now() + maxSliceMs;
  for (const task of tasks) {
    if (performance.now() > sliceEnd) {
      await yieldToMain();
      sliceEnd = performance.now() + maxSliceMs;
    }
    runEach([task], report);
  }
}

function yieldToMain(): Promise<void> {
  return typeof scheduler === 'object' && scheduler.yield
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
