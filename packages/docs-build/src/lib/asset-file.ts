/** A file of the browser build, named by its content. */
export interface AssetFile {
  readonly fileName: string;
  readonly content: string | Uint8Array;
  /** Portable folders of the installed packages whose code is in the file. */
  readonly packages?: readonly string[];
}
