/**
 * Prerenders pages of this origin, also of other products, when the reader is about to follow a link. `moderate` means a
 * hover of 200 ms or a press. Files and URLs with a query are excluded.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*_assets/*' } },
          // Not `*`, which also matches an empty query and so every link.
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/*.:extension([a-z]+)' } },
          { not: { selector_matches: '[download], [target], [rel~=external]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
