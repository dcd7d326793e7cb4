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
import { followStorage } from '../../client/follow-storage';

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
] as const;

/**
 * Serves the radio buttons of direction, density, the key of search and the view of API pages: stores what is chosen
 * and keeps the attributes of `<html>` in step, which the shell's stylesheet and the demos follow (SPEC TH-5).
 */
export function setUpDisplaySettings(): void {
  const storage = createSafeStorage(() => localStorage);
  for (const { name, key, attribute, parse } of settings) {
    // Where nothing can be stored, the choice holds as long as the page.
    let unsaved: string | undefined;
    const radios = document.querySelectorAll<HTMLInputElement>(`[data-setting="${name}"] input`);

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
      });
    }
    followStorage([key], apply);
    apply();
  }
}
