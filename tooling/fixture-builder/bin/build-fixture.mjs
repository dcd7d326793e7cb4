#!/usr/bin/env node
// The `build-fixture` command. Sources are TypeScript: tsx reads them as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/build-fixture-cli.ts');
