import { colorSchemeAttribute, darkModeQuery } from './color-mode';
import { createSafeStorage } from './safe-storage';

/** What the color scheme manager needs from the browser. Tests pass their own. */
export interface ColorSchemeEnvironment {
  /** Returns a stored value or `null`. Never throws. */
  readonly read: (key: string) => string | null;
  /** Stores a value and returns whether that succeeded. Never throws. */
  readonly write: (key: string, value: string) => boolean;
  readonly systemPrefersDark: () => boolean;
  /** Switches the CSS variables of the page to a color scheme. */
  readonly show: (colorScheme: string) => void;
}

/** Returns the environment of the page: local storage, system preference, attribute of `<html>`. */
export function createPageEnvironment(): ColorSchemeEnvironment {
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
