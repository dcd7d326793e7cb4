import { codeVariantAttribute } from '../../theme/code-variant';
import { parseDemoHash } from './parse-demo-hash';

/**
 * Unfolds the demo that the address names and shows its code in the language of the address, whatever the reader
 * chose; the choice stays. The browser itself scrolls there.
 */
export function openDemoInAddress(): void {
  const wanted = parseDemoHash(location.hash);
  const demo = wanted && document.querySelector(`[data-demo="${wanted.name}"]`);
  if (demo) {
    demo.setAttribute(codeVariantAttribute, wanted.variant);
    demo.querySelector('.d-demo-expand')?.setAttribute('open', '');
  }
}
