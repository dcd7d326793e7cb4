/** A possible path of a browser. */
export interface BrowserCandidate {
  readonly what: string;
  readonly file: string;
}

/** The properties of a machine that the search needs. */
export interface Machine {
  readonly chosenByHand?: string | undefined;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly playwrightBrowser?: string | undefined;
  readonly searchPath?: string | undefined;
  readonly programFolders?: readonly (string | undefined)[];
}

export declare function listCandidates(machine: Machine): BrowserCandidate[];

export declare function chooseBrowser(
  candidates: readonly BrowserCandidate[],
  isUsable: (file: string) => boolean,
): BrowserCandidate | undefined;

export declare function headlessShellOf(browser: string): string;
