import type { build, InlineConfig, Rolldown } from 'vite';

/** The oldest browsers that the bundles run in. */
export const browserTarget = 'es2022';

/**
 * What nothing uses may go. React's names are properties of a CommonJS object, and reading one changes nothing;
 * a module that is imported for its effects alone has no place in a component library, but such imports
 * (of `prop-types`, say) would tie every file to every other.
 */
export const browserRolldownDefaults = {
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
} satisfies Rolldown.InputOptions;

/** What all browser builds of an app share: nothing is written, the caller places the files. */
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

/** The script files of a finished build. */
export function chunksOf(output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const bundles = Array.isArray(output) ? output : [output];
  return bundles.flatMap((bundle) =>
    'output' in bundle ? bundle.output.filter((file) => file.type === 'chunk') : [],
  );
}
