import { expect, it } from 'vitest';
import { resolveLanguages } from './resolve-languages';

const product = { rootPath: '/paint', languages: ['zh', 'de'] };

it('leads to the page in each language, by the name that its speakers use', () => {
  expect(resolveLanguages(product, '/paint/react-brush')).toEqual([
    { language: 'en', name: 'English', href: '/paint/react-brush/' },
    { language: 'zh', name: '中文', href: '/zh/paint/react-brush/' },
    { language: 'de', name: 'Deutsch', href: '/de/paint/react-brush/' },
  ]);
});

it('leads from a page that does not exist to the roots, and is empty for one language', () => {
  expect(resolveLanguages(product, undefined).map(({ href }) => href)).toEqual([
    '/paint/',
    '/zh/paint/',
    '/de/paint/',
  ]);
  expect(resolveLanguages({ rootPath: '/paint' }, '/paint')).toEqual([]);
});
