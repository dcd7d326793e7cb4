import { describe, expect, it } from 'vitest';
import { readProp, writeProp } from './edit-props';
import { quote, unquote } from './quote';

const write = (jsx: string, prop: string, value: string | undefined, component = 'Button') =>
  writeProp(jsx, component, prop, value);

describe('writeProp', () => {
  it.each([
    ['<Button>Go</Button>', 'color', "'error'", '<Button color="error">Go</Button>'],
    ['<Button color="a" />', 'color', "'b'", '<Button color="b" />'],
    ["<Button color={'a'} />", 'color', "'b'", '<Button color="b" />'],
    ['<Button />', 'disabled', 'true', '<Button disabled />'],
    ['<Button disabled />', 'disabled', 'false', '<Button disabled={false} />'],
    ['<Button disabled color="a" />', 'disabled', undefined, '<Button color="a" />'],
    ['<Button\n  disabled\n  size={2}\n/>', 'disabled', undefined, '<Button\n  size={2}\n/>'],
    ['<Button size={2} />', 'size', '3', '<Button size={3} />'],
    ['<Button {...rest} />', 'size', '3', '<Button {...rest} size={3} />'],
    [
      '<Button label="a" />',
      'label',
      String.raw`'it\'s "b"'`,
      String.raw`<Button label={'it\'s "b"'} />`,
    ],
    [
      '<Button onClick={() => <Button />}>A</Button>',
      'size',
      '3',
      '<Button onClick={() => <Button size={3} />} size={3}>A</Button>',
    ],
    // The parser of the editor does not know type arguments of tags.
    ['<Button<string> />', 'size', '3', '<Button<string> />'],
    ['<Buttons /><Menu.Button />', 'size', '3', '<Buttons /><Menu.Button />'],
    ['<Button>Go on</Button>', 'children', "'Stop'", '<Button>Stop</Button>'],
    ['<Button>Go</Button>', 'children', "'a > b'", "<Button>{'a > b'}</Button>"],
    ['<Button><Icon /></Button>', 'children', "'Stop'", '<Button><Icon /></Button>'],
  ])('%#: %s', (jsx, prop, value, expected) => {
    expect(write(jsx, prop, value)).toBe(expected);
    // Typed code of a whole module around it.
    const around = (inner: string) =>
      `const a = <T,>(b: T) => b;\nexport default () => (\n  <>${inner}</>\n);\n`;
    expect(write(around(jsx), prop, value)).toBe(around(expected));
  });

  it('sets the prop of all elements, and of parts by their full name', () => {
    expect(write('<><Button /><Button color="a" /></>', 'color', "'b'")).toBe(
      '<><Button color="b" /><Button color="b" /></>',
    );
    expect(write('<Menu.Root><Menu.Item /></Menu.Root>', 'modal', 'true', 'Menu.Root')).toBe(
      '<Menu.Root modal><Menu.Item /></Menu.Root>',
    );
  });
});

describe('readProp', () => {
  it.each([
    ['<Button />', 'size', { kind: 'unset' }],
    ['<Button size="a" />', 'size', { kind: 'literal', code: "'a'" }],
    ['<Button size={"it\'s"} />', 'size', { kind: 'literal', code: String.raw`'it\'s'` }],
    ['<Button size={ -2.5 } />', 'size', { kind: 'literal', code: '-2.5' }],
    ['<Button size />', 'size', { kind: 'literal', code: 'true' }],
    ['<Button size={size} />', 'size', { kind: 'expression' }],
    ['<Button size="a &amp; b" />', 'size', { kind: 'expression' }],
    ['<Button>\n  Go\n  on\n</Button>', 'children', { kind: 'literal', code: "'Go on'" }],
    ['<Button>{text}</Button>', 'children', { kind: 'expression' }],
    ['<Menu />', 'size', { kind: 'expression' }],
  ])('%s', (jsx, prop, expected) => {
    expect(readProp(jsx, 'Button', prop)).toEqual(expected);
  });
});

it.each(['', "it's", 'a\\b', 'two\nlines', '"'])('quotes %j', (text) => {
  expect(unquote(quote(text))).toBe(text);
});
