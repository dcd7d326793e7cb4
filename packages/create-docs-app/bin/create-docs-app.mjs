#!/usr/bin/env node
// `npm create docs-app`. Runs in the published package, which holds JavaScript.
import { runInTerminal } from '../dist/index.js';

process.exitCode = await runInTerminal(process.argv.slice(2), process.env);
