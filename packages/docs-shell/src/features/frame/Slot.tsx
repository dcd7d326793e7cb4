import type { Messages } from '../../i18n';
import type { PageModel } from '../../page/types';
import type { PageSlots } from '../../page-document';

interface SlotProps {
  readonly name: keyof PageSlots;
  /** HTML that `docs-build` has checked. */
  readonly html: string | undefined;
  readonly page: PageModel;
  readonly t: Messages;
}

/** A place of the layout that a product fills in `docs.config.ts`. Renders nothing without HTML. */
export function Slot({ name, html, page, t }: SlotProps) {
  if (html === undefined) return null;
  const props = {
    className: `d-slot d-slot-${name}`,
    dangerouslySetInnerHTML: { __html: html },
    ...(page.contentLanguage !== page.language && { lang: page.contentLanguage }),
  };
  // Text outside of all landmarks is hard to find with a screen reader. The others are in the footer and in the main part.
  return name === 'announcement' ? (
    <section {...props} aria-label={t.announcement} />
  ) : (
    <div {...props} />
  );
}
