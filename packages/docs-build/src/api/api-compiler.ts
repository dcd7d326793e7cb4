// What compiles pages of the API reference. `listApiPages` loads it with the first of them.
export { createApiContext } from './api-context';
export { compileApiIndex } from './compile-api-index';
export { compileApiPage } from './compile-api-page';
export { findExamples } from './examples/find-examples';
export { compileChangesPage } from './history/compile-changes-page';
