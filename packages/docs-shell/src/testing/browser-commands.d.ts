import 'vitest/browser';

/** What a reader's system says of itself; `null` is what the browser says by itself. */
export interface ReaderMedia {
  readonly colorScheme?: 'dark' | 'light' | null;
}

// `vitest.browser.config.ts` defines them.
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets what media queries find. */
    emulateMedia: (media: ReaderMedia) => Promise<void>;
  }
}
