/** Id of the drawer with the side navigation: a column on wide screens. */
export const drawerId = 'd-drawer';

/** Class of the top of the drawer; it sticks to the upper edge. */
export const drawerHeadClass = 'd-drawer-head';

/** Class of the breadcrumbs. */
export const breadcrumbsClass = 'd-breadcrumbs';

/** Class of the side navigation. */
export const sideNavigationClass = 'd-side-nav';

/** On the side navigation: the id of its product. */
export const navigationProductAttribute = 'data-product';

/** On the side navigation: the URL of the lists that its closed groups load when they are opened. */
export const listsUrlAttribute = 'data-lists';

/** On the list of a closed group that has only its first link yet: the number of the list in the file of lists. */
export const listNumberAttribute = 'data-list';

/** Event on the side navigation: it has the lists of groups that were open on an earlier page. */
export const listsRestoredEvent = 'docs-lists';

/** On the side navigation: its groups and scroll position have been restored. */
export const restoredAttribute = 'data-restored';

/** Before the id of a product: the key of its navigation state in the storage. */
export const navigationStoragePrefix = 'docs-navigation:';

/** Class of the filter box of the side navigation. */
export const navigationFilterClass = 'd-nav-filter';

/** On an entry that does not match the filter: the stylesheet hides it. */
export const noMatchAttribute = 'data-no-match';

/** On a group while the filter is in use: whether the group was open before, `true` or `false`. */
export const openBeforeFilterAttribute = 'data-open-before-filter';
