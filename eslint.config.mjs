import { docsEslint } from './tooling/eslint/index.mjs';

// For editors, which read the source of other workspaces. The task `lint` brings programs that read declarations.
export default docsEslint({ projectService: true, tsconfigRootDir: import.meta.dirname });
