import type { EngineName } from './engines';
import type { PackageManager } from './package-manager';

/** A new app. */
export interface NewApp {
  /** Id of the product, name of its folder in `apps/`, and its path: `garden-ui`. */
  readonly id: string;
  /** The documented npm package. */
  readonly packageName: string;
  /** Version or range of the package, `latest` by default. An app of the workspace takes it from the catalog. */
  readonly packageVersion?: string;
  readonly categoryId: string;
  /** How its demos write styles. Without it, the first demo has none. */
  readonly styleEngine?: EngineName;
  /** Defaults to npm. */
  readonly packageManager?: PackageManager;
  /**
   * Version of the packages of the platform, for an app in a repository of its own. Absent for an app of the workspace that
   * holds these packages.
   */
  readonly platformVersion?: string;
  /** Scope under which these packages are published, such as `@scope`. Their names in imports have none. */
  readonly platformScope?: string;
}

/** Returns a display name to start with: `garden-ui` → `Garden ui`. */
export function displayName({ id }: Pick<NewApp, 'id'>): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
