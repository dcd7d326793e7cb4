import { expect, it } from 'vitest';
import { keepsDefault } from './keeps-default';

const paper = 'import Paper from "../Paper/index.js";';

it.each([
  ['is kept where the props are handed on', `${paper} styled(Paper)`, true],
  ['is kept in CommonJS', 'var _Paper = require("../Paper");', true],
  [
    'is kept where the value is handed on',
    `${paper} const { variant } = props; ({ variant: variant })`,
    true,
  ],
  [
    'is kept where the script has the same one',
    `${paper} const { variant = "elevation" } = props;`,
    true,
  ],
  ['is kept where React only checks its type', `${paper} variant: _propTypes.default.string`, true],
  [
    'is lost where the script has another one',
    `${paper} const { variant = "outlined" } = props;`,
    false,
  ],
  ['is lost where the script sets it', `${paper} _jsx(Paper, { variant: "outlined" })`, false],
  [
    'is lost where another component stands between',
    'import Sheet from "./internal/Sheet";',
    false,
  ],
  ['is lost where there is no script to tell', '', false],
])('a default %s', (_, script, expected) => {
  const prop = { name: 'variant', default: "'elevation'" };
  expect(keepsDefault(prop, 'Paper', script)).toBe(expected);
});

it.each([
  ['{}', 'slots = {}', true],
  ['{}', 'slots = {} }; all = { slots: { root: Sheet }', true],
  ['[]', 'slots = []', true],
  ['{}', 'slots = { root: Sheet }', false],
])('compares a default of %s with %s', (value, code, expected) => {
  const script = `${paper} const { ${code}, ...other } = props;`;
  expect(keepsDefault({ name: 'slots', default: value }, 'Paper', script)).toBe(expected);
});

it.each([
  ['const slow = { enter: 1, exit: 2 };', true],
  ['const slow = {\n  enter: 1,\n  exit: 2\n};', true],
  ['const slow = { enter: 1, exit: 3 };', false],
  ['', false],
])('compares a default of several lines with the constant %j', (constant, expected) => {
  const value = '{\n  enter: 1,\n  exit: 2,\n}';
  const script = `${paper} ${constant} const { slots = slow } = props;`;
  expect(keepsDefault({ name: 'slots', default: value }, 'Paper', script)).toBe(expected);
});
