#!/usr/bin/env node
// The `build-fixture` command. tsx runs its TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('../src/build-fixture-cli.ts');
