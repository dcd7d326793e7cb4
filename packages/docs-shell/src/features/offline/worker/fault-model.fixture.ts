/** What a page that is shown says of itself. */
export interface ShownBuild {
  /** Builds of its HTML, its script and its stylesheet. */
  readonly html?: string;
  readonly script?: string;
  readonly style?: string;
  /** When the copy was taken, if it is one. */
  readonly copy?: string;
  readonly isOfflinePage: boolean;
}

/** What a reader may be shown: the builds of a product in the order of their deployments, and what was kept when. */
export interface FaultModel {
  /** A build was put in place; after a rollback it is an old one. */
  noteDeploy(rootPath: string, build: string): void;
  /** A page was asked for while the network was in a state to bring it: the worker may have kept it, now or later. */
  noteAsked(address: string, rootPath: string): void;
  /** The worker has kept a page; a number of deploys may have come since it began to. */
  noteKept(address: string, rootPath: string, deploysSince?: number): void;
  /** A page may be gone: the reader removed it, or the device spoiled it. */
  noteLost(address: string): void;
  /** What is wrong with what is shown. */
  findFaults(shown: ShownBuild, visit: Visit): string[];
}

/** How a page was asked for. */
export interface Visit {
  readonly rootPath: string;
  readonly address: string;
  /** The network was in a state to bring the present build. */
  readonly isReachable: boolean;
}

/** Follows what happens, and says what must be true of a page that is shown. */
export function createFaultModel(): FaultModel {
  const deploys = new Map<string, string[]>();
  /** Number of the deploy that was the present one when a page was last kept, by address. */
  const kept = new Map<string, number>();
  /** Number of the first deploy whose copy of a page there may be, by address. */
  const asked = new Map<string, number>();
  const listOf = (rootPath: string) => deploys.get(rootPath) ?? [];
  return {
    noteDeploy(rootPath, build) {
      deploys.set(rootPath, [...listOf(rootPath), build]);
    },
    noteAsked(address, rootPath) {
      if (!asked.has(address)) asked.set(address, listOf(rootPath).length - 1);
    },
    noteKept(address, rootPath, deploysSince = 0) {
      const number = listOf(rootPath).length - 1 - deploysSince;
      kept.set(address, Math.max(kept.get(address) ?? 0, number));
    },
    noteLost(address) {
      kept.delete(address);
    },
    findFaults(shown, { rootPath, address, isReachable }) {
      const faults: string[] = [];
      const builds = listOf(rootPath);
      const since = kept.get(address);
      if (shown.isOfflinePage || shown.html === undefined) {
        if (isReachable) faults.push('nothing is shown although the server answers');
        if (since !== undefined) faults.push('a page that was kept is not shown');
        return faults;
      }
      if (shown.script !== shown.html || shown.style !== shown.html) {
        faults.push(`parts of several builds: ${shown.html}, ${shown.script}, ${shown.style}`);
      }
      if (isReachable) {
        if (shown.html !== builds.at(-1)) {
          faults.push(`build ${shown.html} is shown although ${builds.at(-1)} could be had`);
        }
        if (shown.copy !== undefined) faults.push('a copy is shown although the server answers');
        return faults;
      }
      if (shown.copy === undefined)
        faults.push('a page that cannot be had does not say that it is a copy');
      const first = since ?? asked.get(address);
      if (first === undefined || !builds.slice(first).includes(shown.html)) {
        const wanted = first === undefined ? 'none' : builds.slice(first).join(', ');
        faults.push(`copy of ${shown.html}, expected one of: ${wanted}`);
      }
      return faults;
    },
  };
}
