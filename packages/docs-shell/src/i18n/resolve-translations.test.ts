import { expect, it } from 'vitest';
import { en } from './en';
import { resolveTranslations } from './resolve-translations';

const own = { zh: { messages: { next: '下一页' }, titles: { '/a': '甲' } } };

it('uses the messages of the app, and English for missing ones', () => {
  expect(resolveTranslations('zh', own)).toEqual({
    language: 'zh',
    messages: { ...en, next: '下一页' },
    titles: { '/a': '甲' },
  });
  expect(resolveTranslations('de', own)).toEqual({ language: 'de', messages: en, titles: {} });
});
