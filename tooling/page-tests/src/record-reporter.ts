import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { writeRecord } from './page-record';
import { readRun } from './run-settings';

/** Annotations of a test: its check, and the pathnames that it has requested, each on a line. */
export const annotationTypes = { check: 'check', requested: 'requested' } as const;

/** Records the checks that passed, so that the next run does not repeat them while nothing has changed. */
export default class RecordReporter implements Reporter {
  readonly #passed = new Map<string, readonly string[]>();

  onTestEnd(test: TestCase): void {
    // A test that passed only on its second try is flaky and is not recorded.
    if (test.outcome() !== 'expected') return;
    const find = (wanted: string) =>
      test.annotations.find(({ type }) => type === wanted)?.description;
    const id = find(annotationTypes.check);
    const requested = find(annotationTypes.requested);
    if (id && requested) this.#passed.set(id, requested.split('\n'));
  }

  // Not earlier: a worker that starts again plans the same checks.
  onEnd({ status }: FullResult): void {
    const { checks, pages, passes, recordFile } = readRun();
    for (const check of checks) {
      const requested = this.#passed.get(check.id);
      if (requested) passes.addPass(check, requested);
    }
    if (status !== 'passed') return;
    const seen = Object.fromEntries(pages.map(({ address, digest }) => [address, digest]));
    writeRecord(recordFile, { version: 2, seen });
  }

  printsToStdio(): boolean {
    return false;
  }
}
