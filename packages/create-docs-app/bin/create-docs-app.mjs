#!/usr/bin/env node
// `npm create docs-app`. Runs in the published package, which holds JavaScript.
import { createDocsApp } from '../dist/index.js';

process.exitCode = await createDocsApp(process.cwd(), process.argv.slice(2));
