/** The program file of a browser that is already here, if there is one. */
export declare function locateBrowser(playwrightBrowser?: string): string | undefined;

/** The program file of a Chromium that runs here, installed if there is none. */
export declare function findBrowser(options?: { log?: (line: string) => void }): Promise<string>;

/** What a browser says of its version; empty where there is none. Test results belong to one version. */
export declare function readBrowserVersion(file?: string): string;
