import { expect, it } from 'vitest';
import { loadConfig } from './load-config';
import { toLibrarySettings } from './to-library-settings';

it.each([
  [{}, {}],
  [{ MUI_X_LICENSE_KEY: ' ' }, {}],
  [{ MUI_X_LICENSE_KEY: 'a key' }, { muiXLicenseKey: 'a key' }],
  [{ DOCS_FEEDBACK_READER_TOKEN: 'sixteen-characters' }, {}],
])('for %o returns %o', (env, settings) => {
  expect(toLibrarySettings(loadConfig(env))).toEqual(settings);
});
