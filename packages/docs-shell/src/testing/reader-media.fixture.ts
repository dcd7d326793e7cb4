import { onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ReaderMedia } from './browser-commands';

/** Emulates media features for the current test. */
export async function setMedia(media: ReaderMedia): Promise<void> {
  onTestFinished(() => commands.emulateMedia({ colorScheme: null, media: null }));
  await commands.emulateMedia(media);
}

/** Sets the size of the window, in pixels, for the current test. */
export async function setWindow(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, height);
}
