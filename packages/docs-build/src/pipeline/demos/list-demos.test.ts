import { expect, it } from 'vitest';
import { createApp, identityFixture, tableFixture } from '../../load/app.fixture';
import { loadApp } from '../../load';
import { keepShownDemos, listDemos } from './list-demos';

it('lists the demos that pages show and their variants, without the modules that they import', async () => {
  const appDir = await createApp({
    'product.ts': `export default { ${identityFixture('paint')}, versions: [{ current: true }], pages: [] };`,
    'demos/b/Line.tsx': 'export default () => null;',
    'demos/a/Brush.tsx': 'export default () => null;',
    'demos/a/Brush.tailwind.tsx': 'export default () => null;',
    'demos/a/Handle.tsx': 'export const Handle = () => null;',
    'demos/a/Handle.modules.tsx': 'export const Handle = () => null;',
  });
  const app = await loadApp(appDir, { productTable: tableFixture });
  const page = { content: { demos: [{ file: 'b/Line.tsx' }, { file: 'a/Brush.tsx' }] } };
  expect([...listDemos(app).keys()]).toHaveLength(5);
  expect([...listDemos(keepShownDemos(app, [page])).keys()]).toEqual([
    'a/Brush.tailwind.tsx',
    'a/Brush.tsx',
    'b/Line.tsx',
  ]);
});
