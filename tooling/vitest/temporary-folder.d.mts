/**
 * Creates an empty folder, which is removed at the end of the run.
 *
 * @param prefix start of its name, which says what made it
 * @returns its absolute path, without symbolic links
 */
export declare function temporaryFolder(prefix: string): string;
