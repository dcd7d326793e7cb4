import { styleVariantAttribute } from '../../../theme/style-variant-setting';

/** Shows plain CSS, because the code that loads other variants could not be loaded. The stored choice stays. */
export function dropStyleChoice(): void {
  document.documentElement.removeAttribute(styleVariantAttribute);
}
