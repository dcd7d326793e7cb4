import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from './app.fixture';
import { importModule } from './import-module';

it('runs a module with its imports, and again after it was saved', async () => {
  const appDir = await createApp({
    'product.ts': `import { name } from './name';\nexport default { name, place: import.meta.url } satisfies object;`,
    'name.ts': `export const name: string = 'a';`,
  });
  const file = path.join(appDir, 'product.ts');
  expect(await importModule(file)).toMatchObject({
    default: { name: 'a', place: `file://${file}` },
  });
  await writeFile(path.join(appDir, 'name.ts'), `export const name: string = 'b';`);
  expect(await importModule(file)).toMatchObject({ default: { name: 'b' } });
});

it('runs a module that has not changed again for another key', async () => {
  const appDir = await createApp({ 'product.ts': `export default {};` });
  const run = async (key?: string) =>
    ((await importModule(path.join(appDir, 'product.ts'), key)) as { default: object }).default;
  expect(await run('a')).toBe(await run('a'));
  expect(await run('a')).not.toBe(await run('b'));
});

it('shows lines of the sources in a stack trace', async () => {
  const appDir = await createApp({
    'product.ts': `import { fail } from './fail';\n\nfail();`,
    'fail.ts': `interface Nothing {}\n\nexport function fail(): Nothing {\n  throw new Error('no');\n}`,
  });
  const error: unknown = await importModule(path.join(appDir, 'product.ts')).catch(
    (reason: unknown) => reason,
  );
  const { stack } = error as Error;
  expect(stack).toContain(`${path.join(appDir, 'fail.ts')}:4:`);
  expect(stack).toContain(`${path.join(appDir, 'product.ts')}:3:`);
  expect(stack).not.toContain('base64');
});
