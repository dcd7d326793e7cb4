import { expect, it } from 'vitest';
import { readPropTypes } from './read-prop-types';

const body = `{
  /**
   * The color.
   * @default 'red'
   */
  color: NAME /* @typescript-to-proptypes-ignore */.oneOfType([
    NAME.oneOf(['red']),
    NAME.string,
  ]),
  /**
   * @ignore
   */
  'aria-label': NAME.string,
  key: () => null
}`;

const expected = [
  {
    name: 'color',
    code: "PropTypes.oneOfType([PropTypes.oneOf(['red']),PropTypes.string,])",
    comment: "The color.\n@default 'red'",
  },
  { name: 'aria-label', code: 'PropTypes.string', comment: '@ignore' },
  { name: 'key', code: '()=>null', comment: '' },
];

it.each([
  ['a module', `Box.propTypes /* remove-proptypes */ = ${body.replaceAll('NAME', 'PropTypes')}`],
  ['CommonJS', `Box.propTypes = ${body.replaceAll('NAME', '_propTypes.default')} : void 0;`],
])('reads the PropTypes of %s', (_, script) => {
  expect(readPropTypes(script)).toEqual(expected);
});

it('reads nothing without PropTypes', () => {
  expect(readPropTypes('const a = { color: 1 };')).toEqual([]);
});
