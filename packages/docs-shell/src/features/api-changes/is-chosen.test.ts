import { expect, it } from 'vitest';
import { encodeVersion } from '../../lib/encode-version';
import { isChosen } from './is-chosen';

it.each([
  ['6.4.12', 'new', false],
  ['6.5.0', 'new', true],
  ['7.1.3', 'new', true],
  ['7.2.0', 'new', false],
  ['7.0.0', 'breaking', true],
  ['7.0.0', 'changed', false],
])('from 6.4 to 7.1: %s, %s: %s', (version, effect, expected) => {
  const choice = {
    after: encodeVersion('6.4'),
    upTo: encodeVersion('7.1'),
    effects: ['new', 'breaking'],
  };
  expect(isChosen({ code: encodeVersion(version), effect }, choice)).toBe(expected);
});

it('shows everything without a first version', () => {
  const choice = { after: '', upTo: encodeVersion('7.1'), effects: ['new'] };
  expect(isChosen({ code: '000000', effect: 'new' }, choice)).toBe(true);
});

it('shows nothing of the version to upgrade from', () => {
  const code = encodeVersion('7.0.0');
  expect(isChosen({ code, effect: 'new' }, { after: code, upTo: code, effects: ['new'] })).toBe(
    false,
  );
});
