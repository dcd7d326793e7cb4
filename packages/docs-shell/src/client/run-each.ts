/** Runs all tasks. One that throws is reported like an uncaught error and disturbs no other. */
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
