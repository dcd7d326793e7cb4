import { docsEslint } from './tooling/eslint/index.mjs';

export default docsEslint({ tsconfigRootDir: import.meta.dirname });
