import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCodeModules } from './check-code-modules.fixture';

const appsFolder = path.join(import.meta.dirname, '../../../../apps');

describe('the pages of all products', { timeout: 600_000 }, () => {
  it.each(readdirSync(appsFolder))('have code blocks that compile: %s', async (name) => {
    const { count, skipped, errors } = await checkCodeModules(path.join(appsFolder, name));
    const rest = [...skipped].map(([packageName, number]) => `${number} need ${packageName}`);
    process.stdout.write(`${name}: ${[`${count} modules compiled`, ...rest].join(', ')}\n`);
    expect(errors.map((error) => `apps/${name}/${error}`)).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});
