import { darkModeQuery, modeStorageKey, parseColorMode } from '../../theme/color-mode';
import { getCookie } from '../../theme/get-cookie';
import type { SafeStorage } from '../safe-storage';

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
    codeVariant: getCookie('codeVariant') === 'JS' ? 'JS' : 'TS',
    userLanguage: document.documentElement.lang,
    devicePixelRatio: String(Math.round(devicePixelRatio * 10) / 10),
    os: readPlatform(),
    colorSchemeOS: matchMedia(darkModeQuery).matches ? 'dark' : 'light',
    colorScheme: parseColorMode(storage.get(modeStorageKey)),
  };
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
