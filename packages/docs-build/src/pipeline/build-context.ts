import type { Config } from 'docs-shell/config/load';
import type { VersionedCache } from '../cache/versioned-cache';
import type { Helper } from '../lib/helper-process';
import type { LoadedApp } from '../load';

/** Values that all phases of a build share. */
export interface BuildContext {
  readonly app: LoadedApp;
  /** URL prefix of files that are named by their content: `/_assets/`. */
  readonly assetsUrl: string;
  readonly cache: VersionedCache;
  readonly config: Config;
  /** Runs steps of a large app in processes of their own. */
  readonly helper?: Helper;
}
