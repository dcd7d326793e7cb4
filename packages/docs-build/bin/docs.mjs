#!/usr/bin/env node
// The `docs` command. Its sources are TypeScript, bundled once and again when one of them changes.
import { prepareCommand } from './prepare-command.mjs';

const [command] = process.argv.slice(2);
// React and the documented libraries render what their production builds render.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
process.setSourceMapsEnabled(true);
await import(await prepareCommand());
