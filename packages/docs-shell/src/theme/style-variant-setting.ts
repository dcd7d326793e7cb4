/** Where the choice of a style variant is. `boot` needs nothing else of style variants, so it is a file of its own. */

/** Local storage key of the choice. */
export const styleVariantStorageKey = 'docs-styles';

/** Attribute of `<html>` with the choice, and of a demo with what it shows. */
export const styleVariantAttribute = 'data-styles';
