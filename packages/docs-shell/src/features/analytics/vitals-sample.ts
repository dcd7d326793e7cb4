import type { SafeStorage } from '../../client/safe-storage';

/** Share of visitors who send web vitals (SPEC AN-3). */
export const vitalsShare = 0.0001;

const sampleKey = 'docs-vitals';

/**
 * Whether this visitor sends web vitals: decided once, the same on every page and in every product. Where nothing can
 * be stored nobody is chosen, as the decision would be made again on every page.
 */
export function isVitalsVisitor(storage: SafeStorage, random: () => number = Math.random): boolean {
  const stored = storage.get(sampleKey);
  if (stored === 'yes' || stored === 'no') {
    return stored === 'yes';
  }
  const isChosen = random() < vitalsShare;
  return storage.set(sampleKey, isChosen ? 'yes' : 'no') && isChosen;
}
