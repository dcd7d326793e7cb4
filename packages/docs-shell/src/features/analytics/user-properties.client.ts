import { codeVariantCookie, parseCodeVariant } from '../../theme/code-variant';
import { darkModeQuery, modeStorageKey, parseColorMode } from '../../theme/color-mode';
import { getCookie } from '../../theme/get-cookie';
import type { SafeStorage } from '../../client/safe-storage';

/** Properties that are sent about every reader. */
export type UserProperties = Readonly<
  Record<
    'codeVariant' | 'userLanguage' | 'devicePixelRatio' | 'os' | 'colorSchemeOS' | 'colorScheme',
    string
  >
>;

/** Returns the reader's settings and device, too coarse to identify anybody. */
export function readUserProperties(storage: SafeStorage): UserProperties {
  return {
    codeVariant: parseCodeVariant(getCookie(codeVariantCookie)),
    userLanguage: document.documentElement.lang,
    devicePixelRatio: String(Math.round(devicePixelRatio * 10) / 10),
    os: readPlatform(),
    colorSchemeOS: matchMedia(darkModeQuery).matches ? 'dark' : 'light',
    colorScheme: parseColorMode(storage.get(modeStorageKey)),
  };
}

/** Calls back when a property may have changed: in this tab, in another one, in the system, or by zooming. */
export function followUserProperties(callback: () => void): void {
  // A click may change a setting. Wait until its own listeners have run.
  document.addEventListener('click', () => setTimeout(callback, 0));
  addEventListener('storage', callback);
  addEventListener('resize', callback);
  matchMedia(darkModeQuery).addEventListener('change', callback);
}

function readPlatform(): string {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  const platform: unknown = data instanceof Object ? Reflect.get(data, 'platform') : undefined;
  if (typeof platform === 'string' && platform !== '') {
    return platform;
  }
  const [name] = /Windows|Android|iPhone|iPad|Mac|CrOS|Linux/.exec(navigator.userAgent) ?? [];
  return name ?? 'other';
}
