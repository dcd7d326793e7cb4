import { expect, it } from 'vitest';
import { tableFixture } from '../routing/table.fixture';
import { resolveLanguages } from './resolve-languages';

const product = { rootPath: '/paint', languages: ['zh', 'de'] };

it('links to the page in each language, under the name that its speakers use', () => {
  expect(resolveLanguages(product, tableFixture, '/paint/react-brush')).toEqual([
    { language: 'en', name: 'English', href: '/paint/react-brush/' },
    { language: 'zh', name: '中文', href: '/zh/paint/react-brush/' },
    { language: 'de', name: 'Deutsch', href: '/de/paint/react-brush/' },
  ]);
});

it('links to the roots on a page that does not exist, and is empty for a single language', () => {
  expect(resolveLanguages(product, tableFixture, undefined).map(({ href }) => href)).toEqual([
    '/paint/',
    '/zh/paint/',
    '/de/paint/',
  ]);
  expect(resolveLanguages({ rootPath: '/paint' }, tableFixture, '/paint')).toEqual([]);
});
