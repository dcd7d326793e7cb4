/** How the network answered a page, as far as it matters. */
export type NetworkAnswer = 'answered' | 'broken' | 'unreachable' | 'slow';

/** What the reader gets. */
export type PageChoice = 'network' | 'copy' | 'offline-page' | 'wait';

/**
 * What to show, network first: a copy only while the network is silent, slow or broken, and only if there is one.
 * Slowness alone is no reason for the offline page.
 */
export function choosePage(answer: NetworkAnswer, hasCopy: boolean): PageChoice {
  switch (answer) {
    case 'answered':
      return 'network';
    case 'broken':
      return hasCopy ? 'copy' : 'network';
    case 'unreachable':
      return hasCopy ? 'copy' : 'offline-page';
    case 'slow':
      return hasCopy ? 'copy' : 'wait';
  }
}
