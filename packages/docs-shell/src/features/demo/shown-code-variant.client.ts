import { codeVariantAttribute, parseCodeVariant, type CodeVariant } from '../../theme/code-variant';

/** Returns the variant in which an element of a demo shows code: the one in the URL's hash, else the reader's choice. */
export function getShownCodeVariant(element: Element): CodeVariant {
  const holder = element.closest(`[${codeVariantAttribute}]`);
  return parseCodeVariant(holder?.getAttribute(codeVariantAttribute));
}

/** Calls back when a demo shows its code in another variant, until aborted. Returns the variant that it shows now. */
export function observeShownCodeVariant(
  demo: Element,
  onChange: (variant: CodeVariant) => void,
  signal: AbortSignal,
): CodeVariant {
  let variant = getShownCodeVariant(demo);
  const observer = new MutationObserver(() => {
    const next = getShownCodeVariant(demo);
    if (next !== variant) {
      variant = next;
      onChange(next);
    }
  });
  for (const element of [demo, document.documentElement]) {
    observer.observe(element, { attributeFilter: [codeVariantAttribute] });
  }
  signal.addEventListener('abort', () => observer.disconnect());
  return variant;
}
