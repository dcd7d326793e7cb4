import type { Messages } from './en';

/** What an app itself says in another language (SPEC CT-9). What is missing is English. */
export interface AppTranslations {
  readonly messages: Readonly<Partial<Messages>>;
  /** Navigation titles by pathname. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Words of one language: the shell's own and the navigation's (SPEC CT-9). */
export interface Translations {
  readonly language: string;
  readonly messages: Messages;
  /** Navigation titles by pathname; they win over everything else (SPEC MAN-5). */
  readonly titles: Readonly<Record<string, string>>;
}
