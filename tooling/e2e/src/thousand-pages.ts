/** Number of pages of a product. */
export interface ProductSize {
  readonly id: string;
  readonly rootPath: string;
  readonly pages: number;
}

/** A product of 1,000 pages, the size to which the search budgets apply. */
export const thousandPagesOfOne: readonly ProductSize[] = [
  { id: 'material-ui', rootPath: '/material-ui', pages: 1000 },
];

/** 1,000 pages as a family of products. */
export const thousandPagesOfSeven: readonly ProductSize[] = [
  { id: 'material-ui', rootPath: '/material-ui', pages: 330 },
  { id: 'joy-ui', rootPath: '/joy-ui', pages: 220 },
  { id: 'system', rootPath: '/system', pages: 60 },
  { id: 'base-ui', rootPath: '/base-ui', pages: 110 },
  { id: 'x', rootPath: '/x', pages: 20 },
  { id: 'x-data-grid', rootPath: '/x/react-data-grid', pages: 250 },
  { id: 'core', rootPath: '', pages: 10 },
];
