import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeProblem } from './code-problem';
import { explainReactError, reactErrors } from './explain-react-error';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('react-dom')), 'cjs');
const development = readFileSync(path.join(folder, 'react-dom-client.development.js'), 'utf8');
const production = readFileSync(path.join(folder, 'react-dom-client.production.js'), 'utf8');

it.each(Object.entries(reactErrors))('has the text of error %s in this React', (code, text) => {
  expect(production).toMatch(new RegExp(`formatProdErrorMessage\\(\\s*${code}\\b`));
  for (const part of text.split('%s').filter((found) => found.length > 1)) {
    // A sentence may go on in the development build.
    expect(development).toContain(part.replace(/\.$/, ''));
  }
});

const minified = (code: number, query = '') =>
  `Minified React error #${code}; visit https://react.dev/errors/${code}${query} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;

it('fills in the arguments', () => {
  const error = minified(31, `?args[]=${encodeURIComponent('object with keys {a, b}')}`);
  expect(explainReactError(error)).toMatch(
    /^Objects are not valid .* \(found: object with keys {a, b}\)\./,
  );
  expect(explainReactError(minified(130, '?args[]=undefined&args[]='))).toMatch(
    / but got: undefined\.$/,
  );
});

it.each(['no', minified(9999), minified(301).replace('https://', ''), 'Minified React error #301'])(
  'leaves %j as it is',
  (message) => expect(explainReactError(message)).toBe(message),
);

it('is part of the problem that the reader sees', () => {
  expect(describeProblem(new Error(minified(301)), 'a.tsx')).toEqual({
    message: `Error: ${reactErrors['301']}`,
  });
});
