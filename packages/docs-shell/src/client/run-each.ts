/** Time that tasks run before the browser can handle input, in milliseconds. */
const maxSliceMs = 8;

declare const scheduler: { readonly yield?: () => Promise<void> } | undefined;

/**
 * Runs all tasks in order. An error is reported like an uncaught one and does not stop the other tasks. After each slice
 * of `maxSliceMs`, the browser can handle input first, so that many tasks are not one long one.
 */
export async function runEach(
  tasks: readonly (() => void)[],
  report: (error: unknown) => void = reportError,
): Promise<void> {
  let sliceEnd = performance.now() + maxSliceMs;
  for (const task of tasks) {
    if (performance.now() > sliceEnd) {
      await yieldToMain();
      sliceEnd = performance.now() + maxSliceMs;
    }
    try {
      task();
    } catch (error) {
      report(error);
    }
  }
}

function yieldToMain(): Promise<void> {
  return typeof scheduler === 'object' && scheduler.yield
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
