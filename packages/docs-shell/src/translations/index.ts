export { editorEn, editorWords } from './editor';
export type { EditorWords } from './editor';
export { en } from './en';
export type { Messages } from './en';
export { formatMessage } from './format-message';
export { resolveTranslations } from './resolve-translations';
export type { AppTranslations, Translations } from './types';
export { searchEn, searchWords } from './search';
export type { SearchWords } from './search';
