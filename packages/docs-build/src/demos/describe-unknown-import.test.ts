import { expect, it } from 'vitest';
import { describeUnknownImport } from './describe-unknown-import';

const thrown = 'throws while it renders on the server: ';
const store = '/site/node_modules/.pnpm/dates@9/node_modules/@paint/dates';

it.each([
  [
    `Cannot find package 'lunar' imported from ${store}/moon.js`,
    "an import of @paint/dates, which does not load: Cannot find package 'lunar' imported from @paint/dates/moon.js",
    '@paint/dates',
  ],
  [
    String.raw`Cannot find package 'lunar' imported from C:\site\node_modules\paint\moon.js`,
    "an import of paint, which does not load: Cannot find package 'lunar' imported from paint/moon.js",
    'paint',
  ],
  [
    `Package subpath './long' is not defined by "exports" in /site/node_modules/format/package.json imported from ${store}/sun.js`,
    `an import of @paint/dates, which does not load: Package subpath './long' is not defined by "exports" in format/package.json imported from @paint/dates/sun.js`,
    '@paint/dates',
  ],
  [
    `The requested module 'paint' does not provide an export named 'Brosh'`,
    'an import of the name Brosh, which the module does not export',
    'Brosh',
  ],
])('explains %j', (error, received, word) => {
  const unknown = describeUnknownImport(thrown + error);
  expect(unknown?.message).toMatchObject({ code: 'DOCS4008', received });
  expect(unknown?.word).toBe(word);
});

it.each([
  'ReferenceError: window is not defined',
  // Bundlers complete the names of files.
  "Cannot find module '/site/node_modules/paint/pots' imported from /site/node_modules/paint/index.js",
])('leaves %j alone', (error) => {
  expect(describeUnknownImport(thrown + error)).toBeUndefined();
});
