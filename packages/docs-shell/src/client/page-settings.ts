import { codeVariantAttribute } from '../theme/code-variant';
import { styleVariantAttribute } from '../theme/style-variant-setting';

/**
 * Returns the attributes of `<html>` that documents inside the page copy: color scheme, direction, density and other
 * settings, but not the code variant.
 */
export function listPageSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const { name, value } of document.documentElement.attributes) {
    if (
      (name === 'dir' || name.startsWith('data-')) &&
      name !== codeVariantAttribute &&
      name !== styleVariantAttribute
    ) {
      settings[name] = value;
    }
  }
  return settings;
}
