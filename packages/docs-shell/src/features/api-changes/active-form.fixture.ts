import { expect } from 'vitest';
import { query } from '../../testing/mount-page.fixture';
import { changesFormId } from './contract';

/**
 * Waits until the code of the form is active, which keeps it from loading a page. If it arrived after the test, it would
 * act on the page of the next one.
 */
export async function waitForActiveForm(): Promise<void> {
  const submit = () =>
    query(`#${changesFormId}`).dispatchEvent(new Event('submit', { cancelable: true }));
  await expect.poll(submit).toBe(false);
}
