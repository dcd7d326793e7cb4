import { codeVariantAttribute, type CodeVariant } from '../../../theme/code-variant';
import { shownVariant } from '../shown-variant.client';

/** Answers the language in which a demo shows its code, and tells of every change. */
export function followVariant(
  demo: HTMLElement,
  onChange: (variant: CodeVariant) => void,
): CodeVariant {
  let variant = shownVariant(demo);
  const observer = new MutationObserver(() => {
    const next = shownVariant(demo);
    if (next !== variant) {
      variant = next;
      onChange(next);
    }
  });
  for (const element of [demo, document.documentElement]) {
    observer.observe(element, { attributeFilter: [codeVariantAttribute] });
  }
  return variant;
}
