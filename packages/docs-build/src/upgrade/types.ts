/** A change for product teams, as a release has it in its changelog. */
export interface ReleasedChange {
  /** The first version with the change: `1.1.0`. */
  readonly version: string;
  readonly kind: 'major' | 'minor' | 'patch';
  /** Markdown. */
  readonly text: string;
  /** Files and folders of an app that the change is about. Without them, it is about every app. */
  readonly files?: readonly string[];
}

/** Rewrites files of an app for a version. Running it again changes nothing. */
export interface Codemod {
  readonly name: string;
  /** The first version that needs it: `1.1.0`. */
  readonly version: string;
  /** One sentence. */
  readonly description: string;
  /** Whether it reads a file, given as path from the app's folder with `/`. */
  readonly matches: (file: string) => boolean;
  /** Returns the new text of a file. */
  readonly transform: (text: string) => Promise<string> | string;
}

/** A file that an upgrade changes. */
export interface FileEdit {
  /** Path from the app's folder, with `/`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** What changed it: names of codemods, or `versions`. */
  readonly by: readonly string[];
}
