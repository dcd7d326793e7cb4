import type { OfflineMessages } from '../../i18n';

/** Where offline reading is: the product of the page, and the words of its language. */
export interface OfflinePlace {
  readonly rootPath: string;
  readonly words: OfflineMessages;
}
