import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** What a reader's system says of itself; `null` is what the browser says by itself. */
export interface ReaderMedia {
  readonly colorScheme?: 'dark' | 'light' | null;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: ReaderMedia) => Promise<void>;
  }
}

/** Sets what media queries of the page under test find. */
export const emulateMedia: BrowserCommand<[media: ReaderMedia]> = ({ page }, media) =>
  page.emulateMedia(media);
