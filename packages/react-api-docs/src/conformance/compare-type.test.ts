import { expect, it } from 'vitest';
import { agreesWithPropType } from './compare-type';

it.each<[string, string, boolean | undefined]>([
  ['boolean', 'PropTypes.bool', true],
  ['string', 'PropTypes.bool', false],
  ["'a' | 'b'", "PropTypes.oneOf(['a','b'])", true],
  ["'a' | 'b'", "PropTypes.oneOf(['a','c']).isRequired", false],
  ["boolean | 'a'", "PropTypes.oneOfType([PropTypes.oneOf(['a',true]),PropTypes.bool])", true],
  ["'a'", "PropTypes.oneOfType([PropTypes.oneOf(['a']),PropTypes.func])", false],
  ['(value: string) => void', 'PropTypes.func', true],
  ['React.ReactNode', 'PropTypes.node', true],
  ['SxProps<Theme>', 'PropTypes.func', undefined],
  ['string', 'PropTypes.shape({a:PropTypes.string})', undefined],
])('%s and %s: %s', (text, propType, expected) => {
  expect(agreesWithPropType(text, propType)).toBe(expected);
});
