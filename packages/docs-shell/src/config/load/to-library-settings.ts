import type { LibrarySettings } from '../types';
import type { Config } from './config';

/** The settings that demo roots may know, secrets that their vendor publishes included: named one by one. */
export function toLibrarySettings({ muiXLicenseKey }: Config): LibrarySettings {
  return { ...(muiXLicenseKey !== undefined && { muiXLicenseKey }) };
}
