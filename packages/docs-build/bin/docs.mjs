#!/usr/bin/env node
// The `docs` command. Sources are TypeScript: tsx reads them as they are.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

const [command] = process.argv.slice(2);
// React and the documented libraries render what their production builds render.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
// One configuration for the files of all packages: tsx applies an app's own to the app alone.
process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('tsconfig.json', import.meta.url));
register();
await import('../src/cli/main.ts');
