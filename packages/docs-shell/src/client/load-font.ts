import { fontLinkSelector, fontStorageKey } from '../theme/font';
import { createSafeStorage } from '../theme/safe-storage';
import { onIdle } from './on-idle';
import { savesData } from './saves-data';

/**
 * Loads Roboto into the browser's cache when the first page of a visit is idle, for the pages after it
 * (`next/first-script.ts`). Loads nothing for readers who save data.
 */
export function initFont(): void {
  const link = document.querySelector<HTMLLinkElement>(fontLinkSelector);
  const storage = createSafeStorage(() => localStorage);
  if (!link || storage.get(fontStorageKey) !== null || savesData()) return;
  onIdle(
    () =>
      void isLoaded(link.href).then((loaded) => {
        if (loaded) storage.set(fontStorageKey, '1');
      }),
  );
}

async function isLoaded(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { priority: 'low' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
