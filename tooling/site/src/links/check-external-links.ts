import { setTimeout as delay } from 'node:timers/promises';
import { mapConcurrently } from '../map-concurrently';
import type { ExternalLink } from './collect-external-links';
import { defaultProbeOptions, type LinkState, probeLink, type ProbeOptions } from './probe-link';

/** Limits of the requests to other servers. */
export interface CheckOptions extends ProbeOptions {
  /** Number of hosts that are checked at the same time. A host gets one request at a time. */
  readonly maxHosts: number;
  /** Delay between two links to a host, in milliseconds. */
  readonly hostPauseMs: number;
}

/** Limits for a nightly run. */
export const defaultCheckOptions: CheckOptions = {
  ...defaultProbeOptions,
  maxHosts: 16,
  hostPauseMs: 250,
};

/** A link with its state. */
export type CheckedLink = ExternalLink & { readonly state: LinkState };

/** Checks each link once. Returns them by host. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  options: CheckOptions = defaultCheckOptions,
): Promise<CheckedLink[]> {
  const byHost = new Map<string, ExternalLink[]>();
  for (const link of links) {
    const host = hostOf(link);
    byHost.set(host, [...(byHost.get(host) ?? []), link]);
  }
  const groups = await mapConcurrently(
    [...byHost.values()],
    (group) => checkHost(group, options),
    options.maxHosts,
  );
  return groups.flat();
}

/** The other links of a host that is unreachable or limits requests are not retried. */
async function checkHost(
  links: readonly ExternalLink[],
  options: CheckOptions,
): Promise<CheckedLink[]> {
  const checked: CheckedLink[] = [];
  let last: LinkState = { kind: 'alive' };
  for (const link of links) {
    if (last.kind === 'undecided' && last.isLimited) {
      checked.push({ ...link, state: last });
      continue;
    }
    if (checked.length > 0) await delay(options.hostPauseMs);
    const maxRetries = last.kind === 'broken' && last.isUnreachable ? 0 : options.maxRetries;
    last = await probeLink(link.url, { ...options, maxRetries });
    checked.push({ ...link, state: last });
  }
  return checked;
}

function hostOf({ url }: ExternalLink): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Formats broken links with their places, then undecided ones, then the counts. */
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
