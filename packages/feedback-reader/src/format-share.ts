import type { Tally } from './feedback-schema';

/** Share of the votes that say useful: `67 %`; a dash where nobody voted. */
export function formatShare({ useful, notUseful }: Pick<Tally, 'useful' | 'notUseful'>): string {
  const votes = useful + notUseful;
  return votes === 0 ? '–' : `${Math.round((useful / votes) * 100)} %`;
}
