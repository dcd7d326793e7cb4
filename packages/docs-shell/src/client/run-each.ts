/** Runs all tasks. An error is reported like an uncaught one and does not stop the other tasks. */
export function runEach(
  tasks: readonly (() => void)[],
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
