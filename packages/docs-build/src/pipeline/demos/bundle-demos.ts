import { buildDemos, type BuildDemosOptions, type DemoBundle } from '../../bundle/build-demos';
import {
  buildLibrary,
  type BuildLibraryOptions,
  type LibraryBundles,
} from '../../bundle/build-library';

/** What an app's demos need in the browser. */
export interface BundledDemos {
  readonly library: LibraryBundles;
  readonly bundle: DemoBundle;
}

export type BundleDemosOptions = BuildLibraryOptions & Omit<BuildDemosOptions, 'library'>;

/** Bundles the documented library, and the demos against it. */
export async function bundleDemos(options: BundleDemosOptions): Promise<BundledDemos> {
  const library = await buildLibrary(options);
  return { library, bundle: await buildDemos({ ...options, library }) };
}
