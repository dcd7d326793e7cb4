/** What the markup of the reader's preferences and its browser code agree on. */

/** Id of the settings drawer. */
export const settingsId = 'd-settings';
/** Class of one group of choices in the drawer. */
export const settingsGroupClass = 'd-settings-group';
/** Class of the last paragraph of the drawer. Other features add their groups before it. */
export const settingsScopeClass = 'd-settings-scope';

/** Marks the radio buttons of the color mode. */
export const colorModeAttribute = 'data-color-mode';
/** Marks the radio buttons of another setting. Its value is a `SettingName`. */
export const settingAttribute = 'data-setting';
/** Id of the section of the drawer with the versions that the reader uses. */
export const readerVersionsId = 'd-reader-versions';
/** On that section: the name of the buttons that forget a version, with `{name}`. */
export const forgetMessageAttribute = 'data-forget';
export type SettingName = 'api-view' | 'density' | 'direction' | 'slash';
