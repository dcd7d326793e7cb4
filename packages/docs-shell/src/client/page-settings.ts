import { codeVariantAttribute } from '../theme/code-variant';

/** What the page shows now and documents inside it follow: attributes of `<html>`, mode, direction and density. */
export function listPageSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const { name, value } of document.documentElement.attributes) {
    if ((name === 'dir' || name.startsWith('data-')) && name !== codeVariantAttribute) {
      settings[name] = value;
    }
  }
  return settings;
}
