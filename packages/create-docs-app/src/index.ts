export { createAppFiles } from './create-app-files';
export { createDocsApp, runInTerminal } from './create-docs-app';
export { engineNames } from './engines';
export type { NewApp } from './new-app';
