/**
 * Prerenders a page of this origin when the reader is about to go there: inside a product and across products alike.
 * `moderate` is a hover of 200 ms or a press. Files and addresses with a query are left alone.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/_assets/*' } },
          // Not `*`, which matches an empty query too, hence every link.
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/*.:extension([a-z]+)' } },
          { not: { selector_matches: '[download], [target], [rel~=external]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
