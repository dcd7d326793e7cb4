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

  it.each([
    ['divider', {}],
    ['icon', { default: '<StarIcon />' }],
  ])('has nothing for %s, which must be an element', (name, rest) => {
    const type = { text: 'React.ReactNode', references: [] };
    expect(createControl(createProp(name, { type, ...rest }))).toBeUndefined();
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

describe('listControls', () => {
  const boolean = { type: { text: 'boolean', references: [] } };
  const shown = ['multiple', 'checked', 'defaultChecked', 'children'];
  const hidden = ['nativeButton', 'listId', 'srcSet', 'componentName', 'role'];
  const props = [...shown, ...hidden].map((name) => createProp(name, boolean));

  it.each([
    ['<Menu>a</Menu>', 'multiple checked defaultChecked children'],
    // It changes the type of the value.
    ['<Menu defaultValue="a" />', 'checked defaultChecked'],
    ['<Menu onOpen={() => 1} value="a" />', 'checked defaultChecked'],
    // One excludes the other.
    ['<Menu defaultChecked />', 'multiple defaultChecked'],
    ['<Menu checked />', 'multiple checked'],
    // A variable and elements stay.
    ['<Menu checked={isOn} />', 'multiple'],
    ['<Menu multiple={false}><b /></Menu>', 'multiple checked defaultChecked'],
  ])('offers what %s can have', (jsx, expected) => {
    const demos = [{ id: 'Menu.tsx', source: `import { Menu } from '@a/b';\n${jsx}` }];
    const found = listControls({ components: ['Menu'], demos }, [
      createComponent('Menu', { props }),
    ]);
    const offered =
      found.get('Menu.tsx')?.flatMap((one) => one.props.map(({ name }) => name)) ?? [];
    expect(offered.toSorted()).toEqual(expected.split(' ').toSorted());
  });

  it('goes on to the next demo where all props are set to variables', () => {
    const [multiple = createProp('multiple')] = props;
    const demos = ['multiple={isOn}', 'dense'].map((text) => ({
      id: text,
      source: `import { Menu } from '@a/b';\n<Menu ${text} />`,
    }));
    const documents = [createComponent('Menu', { props: [multiple] })];
    const found = listControls({ components: ['Menu'], demos }, documents);
    expect([...found.keys()]).toEqual(['dense']);
  });
});

it('chooses the first demo with the component, and its parts there', () => {
  const boolean = { type: { text: 'boolean', references: [] } };
  const documents = [
    createComponent('Menu', {
      parts: [
        createPart('Root', { props: [createProp('modal', boolean), createProp('onOpen')] }),
        createPart('Item', {
          props: [createProp('sx'), createProp('open', boolean)],
          accepts: [{ kind: 'element', name: 'button', count: 270 }],
        }),
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
        {
          component: 'Menu.Item',
          props: ['open', 'disabled'].map((name) => ({ name, kind: 'boolean' })),
        },
      ],
    ],
  ]);
});
