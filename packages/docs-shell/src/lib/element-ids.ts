/** Ids that markup and behaviours agree on. */
export const drawerId = 'd-drawer';
export const settingsId = 'd-settings';
export const productsId = 'd-products';
export const versionsId = 'd-versions';
export const statusId = 'd-status';
