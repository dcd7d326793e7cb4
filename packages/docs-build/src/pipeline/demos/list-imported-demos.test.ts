import { expect, it } from 'vitest';
import type { CompiledPage } from '../../content/compiled-page';
import { listBrowserOnlyDemos } from './list-browser-only-demos';
import { listImportedDemos } from './list-imported-demos';

const page = (imported: true | undefined, ...demos: readonly object[]) =>
  ({ content: { demos, frontMatter: { imported } } }) as unknown as CompiledPage;

const pages = [
  page(
    true,
    { file: 'Old.tsx' },
    { file: 'Both.tsx' },
    { file: 'Canvas.tsx', isBrowserOnly: true },
  ),
  page(undefined, { file: 'Both.tsx' }, { file: 'New.tsx' }),
];

it('lists demos that no page of the team shows', () => {
  expect([...listImportedDemos(pages)]).toEqual(['Old.tsx', 'Canvas.tsx']);
});

it('lists demos that are not rendered on the server', () => {
  expect([...listBrowserOnlyDemos(pages)]).toEqual(['Canvas.tsx']);
});
