import type { build, InlineConfig, Rolldown } from 'vite';
import type { PortablePaths } from '../cache/portable-paths';
import type { AssetFile } from '../lib/asset-file';

/** The oldest browsers that the bundles run in. */
export const browserTarget = 'es2022';

/**
 * Tree-shaking options. React's exports are properties of a CommonJS object, and reading a property has no side effect.
 * Modules of component libraries have none either: keeping imports for side effects (of `prop-types`, for example)
 * would connect every file with every other.
 */
export const browserRolldownDefaults = {
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
} satisfies Rolldown.InputOptions;

/** Options of all browser builds of an app. They write no files: the caller writes the output. */
export function browserBuildDefaults(appDir: string): InlineConfig & { build: object } {
  return {
    root: appDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: browserTarget,
      modulePreload: false,
      rolldownOptions: browserRolldownDefaults,
    },
  };
}

/** Returns the script chunks of a build. */
export function chunksOf(output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const bundles = Array.isArray(output) ? output : [output];
  return bundles.flatMap((bundle) =>
    'output' in bundle ? bundle.output.filter((file) => file.type === 'chunk') : [],
  );
}

/** Returns the file of a chunk, with the packages whose code it contains. */
export function toAssetFile(
  { fileName, code, modules }: Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'modules'>,
  { toPortable }: PortablePaths,
): AssetFile {
  const folders = Object.entries(modules)
    // The ids of virtual modules may name the file that imports them.
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
    .flatMap(([id]) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []);
  return { fileName, content: code, packages: [...new Set(folders)].map(toPortable).sort() };
}
