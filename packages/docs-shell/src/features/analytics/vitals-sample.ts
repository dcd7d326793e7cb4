import type { SafeStorage } from '../../client/safe-storage';

/** Fraction of the visitors who send web vitals. */
export const vitalsSampleRate = 0.0001;

const sampleKey = 'docs-vitals';

/**
 * Returns whether this visitor sends web vitals. The decision is stored, so it is the same on every page of every
 * product. If storage is blocked, the visitor sends none, because the decision would change with every page.
 */
export function isVitalsVisitor(storage: SafeStorage, random: () => number = Math.random): boolean {
  const stored = storage.get(sampleKey);
  if (stored === 'yes' || stored === 'no') {
    return stored === 'yes';
  }
  const isChosen = random() < vitalsSampleRate;
  return storage.set(sampleKey, isChosen ? 'yes' : 'no') && isChosen;
}
