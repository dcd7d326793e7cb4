const nodeEnvironment = 'tells development from a build, which Next and Vite set themselves';
const handsOn = 'a command hands the environment on: to the loader, to tsx, to Next';

/**
 * The files that may read the environment, each with its reason. All others get their settings from
 * `docs-shell/config/load`, which validates them. `only` allows a single variable.
 */
export const environmentReaders = [
  { path: /^packages\/docs-shell\/src\/config\/load\//, why: 'the module that reads it for all' },
  { path: /^packages\/docs-shell\/src\/next\//, only: 'NODE_ENV', why: nodeEnvironment },
  {
    path: /^packages\/docs-shell\/src\/theme\//,
    only: 'NODE_ENV',
    why: 'a production build shortens the messages of public helpers, as the library does',
  },
  { path: /^packages\/docs-build\/src\/bundle\//, only: 'NODE_ENV', why: nodeEnvironment },
  {
    path: /^packages\/(create-docs-app\/bin|docs-build\/(bin|src\/cli))\/|^packages\/docs-build\/src\/render\/run-next\.ts$/,
    why: handsOn,
  },
  {
    path: /^packages\/docs-build\/src\/demos\/render-in-worker\.ts$/,
    why: 'demos get four variables of it, and none of its secrets',
  },
  { path: /^packages\/feedback-service\/src\/(feedback|maintenance)-cli\.ts$/, why: handsOn },
  { path: /^tooling\/site\/src\/[\w-]+-cli\.ts$/, why: handsOn },
  { path: /^tooling\/fixture-builder\/src\/build-settings\.ts$/, why: handsOn },
  {
    path: /^tooling\/(scripts|playwright|page-tests|e2e|bench)\//,
    why: 'port, browser and test tier',
  },
  { path: /\.(test|fixture)\.[cm]?tsx?$/, why: 'tests set what they test' },
  { path: /^tooling\/vitest\/temporary-files\.mjs$/, why: 'gives temporary files a folder' },
  { path: /\/vitest\.config\.ts$/, only: 'E2E_TIER', why: 'the tier decides which tests run' },
];
