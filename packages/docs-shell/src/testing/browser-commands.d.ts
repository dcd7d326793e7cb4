import 'vitest/browser';

/** Media features to emulate. `null` is the browser's default. */
export interface ReaderMedia {
  readonly colorScheme?: 'dark' | 'light' | null;
  readonly media?: 'print' | null;
}

// Defined in `vitest.browser.config.ts`.
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates media features. */
    emulateMedia: (media: ReaderMedia) => Promise<void>;
  }
}
