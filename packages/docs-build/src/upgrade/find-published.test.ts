import { expect, it } from 'vitest';
import { findPublished } from './find-published';

it('asks npm for the newest version, or for the one that is wanted', async () => {
  const asked: string[] = [];
  const view = (args: readonly string[]) => {
    asked.push(args.join(' '));
    return Promise.resolve('1.2.0\n');
  };
  expect(await findPublished('@docs/docs-build', undefined, view)).toBe('1.2.0');
  expect(await findPublished('@docs/docs-build', '1.2.0', view)).toBe('1.2.0');
  expect(asked).toEqual(['view @docs/docs-build version', 'view @docs/docs-build@1.2.0 version']);
});

it('reports a version that is not published with the way to the others', async () => {
  const view = () =>
    Promise.reject(new Error('Command failed\nnpm error code E404\nnpm error 404'));
  const error: unknown = await findPublished('@docs/docs-build', '9.9.9', view).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ diagnostics: [{ path: '--to', code: 'DOCS7014' }] });
  expect(String(error)).toContain('@docs/docs-build@9.9.9, for which npm answers E404');
  expect(String(error)).toContain('npm view @docs/docs-build versions');
});
