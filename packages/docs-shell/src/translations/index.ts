export { en } from './en';
export type { Messages } from './en';
export { formatMessage } from './format-message';
export { resolveTranslations } from './resolve-translations';
export type { AppTranslations, Translations } from './types';
export { offlineEn, offlineWords } from './offline';
export type { OfflineWords } from './offline';
export { searchEn, searchWords } from './search';
export type { SearchWords } from './search';
