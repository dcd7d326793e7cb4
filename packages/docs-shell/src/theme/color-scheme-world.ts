import { colorSchemeAttribute, darkModeQuery } from './color-mode';
import { createSafeStorage } from './safe-storage';

/** What a colour scheme needs of the browser; tests give their own. */
export interface ColorSchemeWorld {
  /** A stored value, or null. Never throws. */
  readonly read: (key: string) => string | null;
  /** Stores a value, and answers whether it could. Never throws. */
  readonly write: (key: string, value: string) => boolean;
  readonly systemPrefersDark: () => boolean;
  /** Lets the page's variables switch. */
  readonly show: (colorScheme: string) => void;
}

/** The page in a browser: local storage, the system's preference, the attribute of `<html>`. */
export function createPageWorld(): ColorSchemeWorld {
  const storage = createSafeStorage(() => localStorage);
  return {
    read: storage.get,
    write: storage.set,
    systemPrefersDark: () => matchMedia(darkModeQuery).matches,
    show(colorScheme) {
      const root = document.documentElement;
      if (root.getAttribute(colorSchemeAttribute) !== colorScheme) {
        root.setAttribute(colorSchemeAttribute, colorScheme);
      }
    },
  };
}
