/** On a set of tabs: the name of its group. All sets of a group show the same choice, on all pages. */
export const tabGroupAttribute = 'data-tabs';

/** On a set of tabs that responds to clicks and keys; before that, the stylesheet shows the first panel. */
export const tabsReadyAttribute = 'data-ready';
