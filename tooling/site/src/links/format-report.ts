import type { CheckedLink } from './check-external-links';

/** What a person reads: broken links with their places, then those that nobody can decide, then the counts. */
export function formatReport(links: readonly CheckedLink[]): string {
  const list = (kind: 'broken' | 'undecided') =>
    links.flatMap(({ url, places, state }) =>
      state.kind === kind
        ? [`${url}\n  ${state.reason}\n${places.map((place) => `  in ${place}`).join('\n')}`]
        : [],
    );
  const broken = list('broken');
  const undecided = list('undecided');
  return [
    ...(broken.length > 0 ? ['Broken:', ...broken, ''] : []),
    ...(undecided.length > 0 ? ['Refused to programs; try them by hand:', ...undecided, ''] : []),
    `${links.length} external links, ${broken.length} broken, ${undecided.length} undecided`,
  ].join('\n');
}
