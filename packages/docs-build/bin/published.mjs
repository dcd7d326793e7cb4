#!/usr/bin/env node
// The `docs` command of the published package, which holds JavaScript. `docs.mjs` runs the sources of this repository.
const [command] = process.argv.slice(2);
// An environment with another value would build pages whose demos do not start.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
await import('../dist/cli/main.js');
