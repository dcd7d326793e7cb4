/** Returns the path of an installed browser, if there is one. */
export declare function locateBrowser(playwrightBrowser?: string): string | undefined;

/** Returns the path of a Chromium that runs on this machine. Installs one if needed. */
export declare function findBrowser(options?: { log?: (line: string) => void }): Promise<string>;

/** Returns the version that a browser reports, or an empty string. Test results are valid for one version. */
export declare function readBrowserVersion(file?: string): string;
