import { describe, expect, it } from 'vitest';
import { en } from '../i18n';
import { resolveTitle } from './resolve-title';

const titles = { '/paint/react-brush': 'From front matter' };
const translations = { language: 'zh', messages: en, titles: { '/paint/react-brush': '刷子' } };
const pathname = '/paint/react-brush';

describe('resolveTitle', () => {
  it.each([
    ['zh', { pathname, title: 'Explicit' }, '刷子'],
    ['zh', { pathname: '/paint/react-brush/', title: 'Explicit' }, '刷子'],
    ['en', { pathname, title: 'Explicit' }, 'Explicit'],
    ['en', { pathname }, 'From front matter'],
    ['en', { pathname, subheader: 'inputs' }, 'From front matter'],
    ['en', { pathname: '/paint/react-paint-roller' }, 'Paint roller'],
    ['zh', { pathname: '/paint/react-paint-roller' }, 'Paint roller'],
    ['en', { pathname: '/paint/inputs', subheader: 'main-features' }, 'Main features'],
    ['en', { pathname: '/paint/a', subheader: '/paint/components/data-display' }, 'Data display'],
    ['en', { pathname: '/paint/a', subheader: 'Upgrade to v6' }, 'Upgrade to v6'],
    ['en', { pathname: '/paint/api/list-item-text' }, 'ListItemText'],
    ['en', { pathname: '/paint/api/react-list' }, 'List'],
    ['en', { pathname: '/paint/api/use-list-item' }, 'useListItem'],
    ['en', { pathname: '/data/api/grid/grid-col-def' }, 'GridColDef'],
    ['en', { pathname: '/paint/api' }, 'Api'],
    ['en', { pathname: '/paint/react-toggle-button/' }, 'Toggle button'],
    ['en', { pathname: 'https://store.example/my-shop/' }, 'My shop'],
    ['en', { pathname: '/' }, ''],
  ])('in %s, %j is %s', (language, entry, title) => {
    expect(resolveTitle(entry, { language, translations, titles })).toBe(title);
  });
});
