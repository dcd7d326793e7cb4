import { expect, it } from 'vitest';
import { listNames } from './list-names';

it('contains products, exports of packages, general names, and those of the configuration', () => {
  const names = listNames({
    config: { names: ['Color Wheel'] },
    products: [{ identity: { name: 'Paint', metadata: 'Paint Tools' } }],
    apis: [
      {
        pages: [
          { document: { name: 'WetBrush', aliases: [{ name: 'DampBrush', slug: 'damp-brush' }] } },
          { document: { name: 'useInk' } },
        ],
      },
    ],
  });
  for (const name of [
    'Paint',
    'Paint Tools',
    'WetBrush',
    'Wet Brush',
    'Damp Brush',
    'useInk',
    'React',
    'Color Wheel',
  ]) {
    expect(names).toContain(name);
  }
});
