import { expect, it } from 'vitest';
import { listPageOrigins } from './page-origins';

it('lists the origins of the pages', () => {
  expect(listPageOrigins(3000)).toEqual(['http://127.0.0.1:3000']);
  expect(listPageOrigins(3000, '192.168.1.5')).toEqual(['http://192.168.1.5:3000']);
  expect(listPageOrigins(3000, '::1')).toEqual(['http://[::1]:3000']);
  const [first, ...others] = listPageOrigins(3000, '0.0.0.0');
  expect(first).toBe('http://127.0.0.1:3000');
  for (const other of others) expect(other).toMatch(/^http:\/\/(?!127|0)[\d.]+:3000$/);
});
