import type { Tally } from 'docs-shell/feedback/service';

/** Returns the share of useful votes: `67 %`; a dash if there are no votes. */
export function formatShare({ useful, notUseful }: Pick<Tally, 'useful' | 'notUseful'>): string {
  const votes = useful + notUseful;
  return votes === 0 ? '–' : `${Math.round((useful / votes) * 100)} %`;
}
