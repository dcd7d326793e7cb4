export { findSharedPathnames } from './find-shared-pathnames';
export { loadApp } from './load-app';
export { type LoadedTable, loadTable } from './load-table';
export { findRepositoryRoot, repositoryPath } from '../lib/repository-root';
export { resolveInstalledLibrary } from './resolve-installed-library';
export type {
  ContentFile,
  DemoFile,
  DocumentedLibraries,
  LoadAppOptions,
  LoadedApp,
  OwnEntry,
} from './types';
