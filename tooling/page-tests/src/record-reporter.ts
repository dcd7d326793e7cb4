import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { readRecord, writeRecord } from './page-record';
import { readRun } from './run-settings';

/** Records the checks that passed, so that the next run does not check the same bytes again. */
export default class RecordReporter implements Reporter {
  readonly #passed: Record<string, string> = {};

  onTestEnd(test: TestCase): void {
    // A test that passed only on its second try is flaky and is not recorded.
    if (test.outcome() !== 'expected') return;
    for (const { type, description } of test.annotations) {
      const [id = '', key = ''] = (type === 'check' ? (description ?? '') : '').split('\n');
      if (key !== '') this.#passed[id] = key;
    }
  }

  onEnd({ status }: FullResult): void {
    const { pages, recordFile } = readRun();
    const record = readRecord(recordFile);
    const addresses = new Set(pages.map(({ address }) => address));
    const passed = Object.entries({ ...record.passed, ...this.#passed }).filter(([id]) =>
      addresses.has(id.slice(0, id.lastIndexOf(' '))),
    );
    const seen =
      status === 'passed'
        ? Object.fromEntries(pages.map(({ address, digest }) => [address, digest]))
        : record.seen;
    writeRecord(recordFile, { version: 1, passed: Object.fromEntries(passed), seen });
  }

  printsToStdio(): boolean {
    return false;
  }
}
