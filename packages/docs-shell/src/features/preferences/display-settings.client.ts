import { followStorage } from '../../client/follow-storage';
import { makeModal } from '../../client/modal-popover';
import {
  apiViewAttribute,
  apiViewStorageKey,
  densityAttribute,
  densityStorageKey,
  directionAttribute,
  directionStorageKey,
  parseApiView,
  parseDensity,
  parseDirection,
  parseSlash,
  slashAttribute,
  slashStorageKey,
} from '../../theme/display-settings';
import { createSafeStorage } from '../../theme/safe-storage';
import { emitEvent } from '../analytics/emit-event.client';
import { settingAttribute, type SettingName, settingsId } from './contract';

const settings = [
  {
    name: 'direction',
    key: directionStorageKey,
    attribute: directionAttribute,
    parse: parseDirection,
  },
  { name: 'density', key: densityStorageKey, attribute: densityAttribute, parse: parseDensity },
  {
    name: 'api-view',
    key: apiViewStorageKey,
    attribute: apiViewAttribute,
    parse: parseApiView,
  },
  { name: 'slash', key: slashStorageKey, attribute: slashAttribute, parse: parseSlash },
] as const satisfies readonly { readonly name: SettingName; readonly [key: string]: unknown }[];

/**
 * Handles the radio buttons of direction, density, the search key and the view of API pages: stores the choice and sets
 * the attributes of `<html>` that stylesheets and demos use.
 */
export function initDisplaySettings(): void {
  const storage = createSafeStorage(() => localStorage);
  for (const { name, key, attribute, parse } of settings) {
    // If the choice cannot be stored, it lasts until the page is left.
    let unsaved: string | undefined;
    const radios = document.querySelectorAll<HTMLInputElement>(
      `[${settingAttribute}="${name}"] input`,
    );

    const apply = () => {
      const value = parse(unsaved ?? storage.get(key));
      const root = document.documentElement;
      if (root.getAttribute(attribute) !== value) {
        root.setAttribute(attribute, value);
      }
      for (const radio of radios) {
        radio.checked = radio.value === value;
      }
    };

    for (const radio of radios) {
      radio.addEventListener('change', () => {
        unsaved = storage.set(key, radio.value) ? undefined : radio.value;
        apply();
        const action = parse(radio.value);
        if (action !== 'list' && action !== 'table') {
          emitEvent('settings', { action });
        }
      });
    }
    followStorage([key], apply);
    apply();
  }
}

/** Makes the settings drawer modal while it is open. */
export function initSettingsDrawer(): void {
  const drawer = document.getElementById(settingsId);
  if (drawer) {
    makeModal(drawer);
  }
}
