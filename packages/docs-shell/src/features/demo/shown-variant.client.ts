import { codeVariantAttribute, parseCodeVariant, type CodeVariant } from '../../theme/code-variant';

/** The language in which an element of a demo shows code: that of the demo's address, else the reader's. */
export function shownVariant(element: Element): CodeVariant {
  const holder = element.closest(`[${codeVariantAttribute}]`);
  return parseCodeVariant(holder?.getAttribute(codeVariantAttribute));
}
