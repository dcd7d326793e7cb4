import { expect, it } from 'vitest';
import { apiFolder } from './api-folder';

it.each([
  [['/material-ui'], '/material-ui/api'],
  [['/x/react-data-grid', '/x/api/data-grid'], '/x/api/data-grid'],
  [['/apiary'], '/apiary/api'],
  [['/'], '/api'],
])('of %s is %s', (pathPrefixes, expected) => {
  expect(apiFolder({ productId: 'a', categoryId: 'b', pathPrefixes })).toBe(expected);
});
