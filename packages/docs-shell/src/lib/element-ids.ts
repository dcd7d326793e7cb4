/** Ids that markup and behaviours agree on. */
export const settingsId = 'd-settings';
export const statusId = 'd-status';
