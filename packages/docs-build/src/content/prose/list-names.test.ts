import { expect, it } from 'vitest';
import { listNames } from './list-names';

it('knows products, what packages export, and what has a name everywhere', () => {
  const names = listNames({
    products: [{ identity: { name: 'Paint', metadata: 'Paint Tools' } }],
    apis: [{ pages: [{ document: { name: 'WetBrush' } }, { document: { name: 'useInk' } }] }],
  });
  for (const name of ['Paint', 'Paint Tools', 'WetBrush', 'Wet Brush', 'useInk', 'React']) {
    expect(names).toContain(name);
  }
});
