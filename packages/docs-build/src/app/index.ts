export { findSharedPathnames } from './find-shared-pathnames';
export { loadApp } from './load-app';
export { findRepositoryRoot, repositoryPath } from './repository-root';
export { resolveInstalledVersion } from './resolve-installed-version';
export type {
  ContentFile,
  DemoFile,
  DocumentedLibraries,
  LoadAppOptions,
  LoadedApp,
  OwnEntry,
} from './types';
