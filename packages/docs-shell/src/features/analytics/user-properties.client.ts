import { codeVariantCookie, parseCodeVariant } from '../../theme/code-variant';
import { darkModeQuery, modeStorageKey, parseColorMode } from '../../theme/color-mode';
import { getCookie } from '../../theme/get-cookie';
import type { SafeStorage } from '../../client/safe-storage';

/** What is known of every reader (SPEC AN-4). */
export type UserProperties = Readonly<
  Record<
    'codeVariant' | 'userLanguage' | 'devicePixelRatio' | 'os' | 'colorSchemeOS' | 'colorScheme',
    string
  >
>;

/** The reader's present choices and device, coarse enough to be nobody's. */
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

/** Calls back when one of them may have changed: here, in another tab, in the system, or by the zoom. */
export function followUserProperties(callback: () => void): void {
  // A click may have changed a setting; its own listeners come first.
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
