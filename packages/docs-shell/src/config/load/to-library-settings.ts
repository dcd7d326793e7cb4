import type { LibrarySettings } from '../types';
import type { Config } from './config';

/** Returns the settings that demo roots may read. Each is listed here, so that a new secret stays private. */
export function toLibrarySettings({ muiXLicenseKey }: Config): LibrarySettings {
  return { ...(muiXLicenseKey !== undefined && { muiXLicenseKey }) };
}
