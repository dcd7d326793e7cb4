/**
 * Creates an empty folder, which is removed after the tests of the file. Import it at the top of a test file or of a
 * fixture: Vitest registers the removal while it collects the tests.
 *
 * @param prefix start of its name, so that a folder that is left behind says where it comes from
 * @returns its absolute path, without symbolic links
 */
export declare function temporaryFolder(prefix: string): string;
