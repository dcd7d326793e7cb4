/** What a page shows, and of which builds. */
export interface ShownBuild {
  /** Builds of its HTML, its script and its stylesheet. */
  readonly html?: string;
  readonly script?: string;
  readonly style?: string;
  /** When the copy was fetched, if the page is a copy. */
  readonly copy?: string;
  readonly isOfflinePage: boolean;
}

/** A model of the worker: it follows deploys, requests and cached pages, and knows which builds may be shown. */
export interface ExpectedCopies {
  /** Records that a build was deployed. In a rollback it is an old one. */
  recordDeploy(rootPath: string, build: string): void;
  /** Records a request while the server was reachable: the worker may cache the page, now or later. */
  recordRequest(address: string, rootPath: string): void;
  /** Records that the worker has cached a page. `deploysSince`: deploys since it began to cache it. */
  recordCached(address: string, rootPath: string, deploysSince?: number): void;
  /** Records that a copy may be gone: the reader removed it, or it is corrupt. */
  recordLost(address: string): void;
  /** Returns what is wrong with a page that is shown. */
  checkShown(shown: ShownBuild, visit: Visit): string[];
}

/** A visit of a page. */
export interface Visit {
  readonly rootPath: string;
  readonly address: string;
  /** Whether the server could respond with the deployed build. */
  readonly isReachable: boolean;
}

export function createExpectedCopies(): ExpectedCopies {
  const deploys = new Map<string, string[]>();
  /** Number of the last deploy when a page was cached, by address. */
  const cached = new Map<string, number>();
  /** Number of the first deploy of which there may be a copy of a page, by address. */
  const requested = new Map<string, number>();
  const listOf = (rootPath: string) => deploys.get(rootPath) ?? [];
  return {
    recordDeploy(rootPath, build) {
      deploys.set(rootPath, [...listOf(rootPath), build]);
    },
    recordRequest(address, rootPath) {
      if (!requested.has(address)) requested.set(address, listOf(rootPath).length - 1);
    },
    recordCached(address, rootPath, deploysSince = 0) {
      const number = listOf(rootPath).length - 1 - deploysSince;
      cached.set(address, Math.max(cached.get(address) ?? 0, number));
    },
    recordLost(address) {
      cached.delete(address);
    },
    checkShown(shown, { rootPath, address, isReachable }) {
      const problems: string[] = [];
      const builds = listOf(rootPath);
      const since = cached.get(address);
      if (shown.isOfflinePage || shown.html === undefined) {
        if (isReachable) problems.push('no page is shown although the server responds');
        if (since !== undefined) problems.push('a cached page is not shown');
        return problems;
      }
      if (shown.script !== shown.html || shown.style !== shown.html) {
        problems.push(`mixed builds: ${shown.html}, ${shown.script}, ${shown.style}`);
      }
      if (isReachable) {
        if (shown.html !== builds.at(-1)) {
          problems.push(`build ${shown.html} is shown although ${builds.at(-1)} is reachable`);
        }
        if (shown.copy !== undefined) problems.push('a copy is shown although the server responds');
        return problems;
      }
      if (shown.copy === undefined) problems.push('a copy is not marked as one');
      const first = since ?? requested.get(address);
      if (first === undefined || !builds.slice(first).includes(shown.html)) {
        const wanted = first === undefined ? 'none' : builds.slice(first).join(', ');
        problems.push(`copy of ${shown.html}, expected one of: ${wanted}`);
      }
      return problems;
    },
  };
}
