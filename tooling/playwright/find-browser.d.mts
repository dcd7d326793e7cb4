/** The program file of a browser that is already here, if there is one. */
export declare function locateBrowser(playwrightBrowser?: string): string | undefined;

/** The program file of a Chromium that runs here, installed if there is none. */
export declare function findBrowser(options?: { log?: (line: string) => void }): Promise<string>;
