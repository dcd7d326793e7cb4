import type { Messages } from './en';

/** Words of one language: the shell's own and the navigation's (SPEC CT-9). */
export interface Translations {
  readonly language: string;
  readonly messages: Messages;
  /** Navigation titles by pathname; they win over everything else (SPEC MAN-5). */
  readonly titles: Readonly<Record<string, string>>;
}
