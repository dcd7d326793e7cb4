import type { Messages } from './en';

/** Translations of an app into one language (`translations/<language>.json`). Missing messages are English. */
export interface AppTranslations {
  readonly messages: Readonly<Partial<Messages>>;
  /** Navigation titles by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Messages of the shell and navigation titles in one language. */
export interface Translations {
  readonly language: string;
  readonly messages: Messages;
  /** Navigation titles by pathname. They override titles from the product definition and from front matter. */
  readonly titles: Readonly<Record<string, string>>;
}
