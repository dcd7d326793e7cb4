import { expect } from 'vitest';
import { query } from '../../testing/mount-page.fixture';
import { changesFormId } from './contract';

/**
 * Waits until the code of the form is active: it prevents that submitting the form loads a page. Code that became active
 * after its test would act on the page of the next test.
 */
export async function waitForActiveForm(): Promise<void> {
  const submit = () =>
    query(`#${changesFormId}`).dispatchEvent(new Event('submit', { cancelable: true }));
  await expect.poll(submit).toBe(false);
}
