import { describe, expect, it } from 'vitest';
import { createComponent, createPart, createProp } from './api-document.fixture';
import { createControl, hasTag, listControls } from './list-controls';

describe('createControl', () => {
  it.each([
    ['boolean', { kind: 'boolean' }],
    ['boolean | undefined', { kind: 'boolean' }],
    ["'small' | 'large'", { kind: 'choice', values: ["'small'", "'large'"] }],
    ["boolean | 'auto'", { kind: 'choice', values: ['true', 'false', "'auto'"] }],
    ['0 | 1 | 2', { kind: 'choice', values: ['0', '1', '2'] }],
    ["'a|b' | 'c'", { kind: 'choice', values: ["'a|b'", "'c'"] }],
    ["'a' | 'b' | (string & {})", { kind: 'choice', values: ["'a'", "'b'"] }],
    ["{ a: 'x' | 'y' } | boolean", { kind: 'boolean' }],
    ['React.ReactNode', { kind: 'text' }],
    ['string', { kind: 'text' }],
    ['number | string', { kind: 'text' }],
    ['number | null', { kind: 'number' }],
  ])('%s', (text, expected) => {
    const prop = createProp('size', { type: { text, references: [] } });
    expect(createControl(prop)).toEqual({ name: 'size', ...expected });
  });

  it.each([
    ["(value: 'a' | 'b') => void"],
    ['(option: T) => string | number'],
    ['React.ReactElement'],
    ['SxProps<Theme>'],
    ["'only'"],
    ['T[]'],
  ])('has nothing for %s', (text) => {
    expect(createControl(createProp('x', { type: { text, references: [] } }))).toBeUndefined();
  });

  it('has the default as code, if it is a literal', () => {
    const type = { text: 'boolean', references: [] };
    expect(createControl(createProp('a', { type, default: 'true' }))?.default).toBe('true');
    expect(createControl(createProp('a', { type, default: 'theme.x' }))).not.toHaveProperty(
      'default',
    );
  });
});

it.each([
  ["import Button from '@a/b';\n<Button />", 'Button', true],
  ["import { Button } from '@a/b';\n<Button>a</Button>", 'Button', true],
  ["import { Menu } from '@a/b';\n<Menu.Item>a</Menu.Item>", 'Menu.Item', true],
  ["import { Menu } from '@a/b';\n<Menu.ItemText />", 'Menu.Item', false],
  ["import { Buttons } from '@a/b';\n<ButtonGroup />", 'Button', false],
  ['function Button() {}\n<Button />', 'Button', false],
])('hasTag %#', (source, component, expected) => {
  expect(hasTag(source, component)).toBe(expected);
});

it('offers multiple only where the demo sets no value', () => {
  const props = [createProp('multiple', { type: { text: 'boolean', references: [] } })];
  const find = (attributes: string) => {
    const source = `import { Menu } from '@a/b';\n<Menu ${attributes} />`;
    const demos = [{ id: 'Menu.tsx', source }];
    return listControls({ components: ['Menu'], demos }, [createComponent('Menu', { props })]).size;
  };
  expect(find('dense')).toBe(1);
  expect(find('dense defaultValue="a"')).toBe(0);
});

it('chooses the first demo with the component, and its parts there', () => {
  const boolean = { type: { text: 'boolean', references: [] } };
  const documents = [
    createComponent('Menu', {
      parts: [
        createPart('Root', { props: [createProp('modal', boolean), createProp('onOpen')] }),
        createPart('Item', { props: [createProp('sx'), createProp('disabled', boolean)] }),
        createPart('Arrow', { props: [createProp('hidden', boolean)] }),
      ],
    }),
    createComponent('Chip', {
      props: [createProp('sx', { type: { text: 'Sx', references: [] } })],
    }),
    createComponent('Other', { props: [createProp('on', boolean)] }),
  ];
  const source = "import { Menu, Chip } from '@a/b';\n<Menu.Root><Menu.Item /><Chip /></Menu.Root>";
  const demos = ['Plain.tsx', 'Menu.tsx', 'More.tsx'].map((id) => ({
    id,
    source: id === 'Plain.tsx' ? '' : source,
  }));
  const found = listControls({ components: ['Menu', 'Chip'], demos }, documents);
  expect([...found]).toEqual([
    [
      'Menu.tsx',
      [
        { component: 'Menu.Root', props: [{ name: 'modal', kind: 'boolean' }] },
        { component: 'Menu.Item', props: [{ name: 'disabled', kind: 'boolean' }] },
      ],
    ],
  ]);
});
