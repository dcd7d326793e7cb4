export { createAppFiles } from './create-app-files';
export { createDocsApp } from './create-docs-app';
export type { NewApp } from './new-app';
