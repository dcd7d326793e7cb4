/** Id of the version menu. */
export const versionsMenuId = 'd-versions';

/** Class of the button that opens the version menu. */
export const versionsButtonClass = 'd-versions-button';

/** Class of the hint that a link leads to the start page of a version. */
export const versionHintClass = 'd-version-hint';

/** On the menu: the path of the page below the root of its product, `''` for the root. */
export const pathInProductAttribute = 'data-path';

/** On a link to a version on this origin: the root of that version. */
export const versionRootAttribute = 'data-version-root';
