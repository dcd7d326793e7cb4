import { codeVariantAttribute, type CodeVariant } from '../../../theme/code-variant';
import { demoAttribute, expandCodeClass } from '../contract';

/**
 * Expands the demo that the URL's hash names and shows its code in the variant of the hash. The reader's stored
 * choice does not change. The browser scrolls to the demo by itself.
 */
export function openDemoFromHash(): void {
  const linked = parseDemoHash(location.hash);
  const demo = linked && document.querySelector(`[${demoAttribute}="${linked.name}"]`);
  if (demo) {
    demo.setAttribute(codeVariantAttribute, linked.variant);
    demo.querySelector(`.${expandCodeClass}`)?.setAttribute('open', '');
  }
}

interface LinkedDemo {
  readonly name: string;
  readonly variant: CodeVariant;
}

/** Parses `#BasicButtons.tsx` or `.jsx`; returns nothing for other hashes. */
export function parseDemoHash(hash: string): LinkedDemo | undefined {
  const [, name, extension] = /^#([\w-]+)\.([jt])sx$/.exec(hash) ?? [];
  return name === undefined ? undefined : { name, variant: extension === 'j' ? 'JS' : 'TS' };
}
