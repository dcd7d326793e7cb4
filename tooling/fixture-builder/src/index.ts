export { buildEnvironment, readSettings } from './build-settings';
export { copyApp, readFiles } from './copy-app';
export type { AppCopy } from './copy-app';
export { docsCommand } from './run-docs-build';
