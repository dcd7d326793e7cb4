import { describe, expect, it } from 'vitest';
import type { ComponentDocument, Prop } from '../document';
import { writeExamples } from './write-examples';

const prop = (name: string, text: string, more: Partial<Prop> = {}): Prop => ({
  name,
  type: { text, references: [] },
  required: false,
  description: '',
  ...more,
});

const children = prop('children', 'React.ReactNode');

const component = (name: string, props: readonly Prop[] = []): ComponentDocument => ({
  kind: 'component',
  schemaVersion: 1,
  name,
  slug: name.toLowerCase(),
  package: { name: '@scope/paint', version: '1.0.0' },
  imports: [`import ${name} from '@scope/paint/${name}';`],
  description: '',
  isUnstable: false,
  demos: [],
  unresolved: [],
  props: [...props],
  accepts: [],
  ref: { forwarded: false },
  slots: [],
  classes: [],
  cssVariables: [],
  dataAttributes: [],
  parts: [],
});

const draw = (document: ComponentDocument, others: readonly ComponentDocument[] = []) =>
  writeExamples(document, [document, ...others]).map((text) =>
    (/return \(\n(.*)\n {2}\);/s.exec(text)?.[1] ?? '').replaceAll('\n', ' '),
  );

describe('writeExamples', () => {
  it.each<[string, readonly Prop[], string]>([
    ['text', [children], '<Brush>Brush</Brush>'],
    [
      'an element',
      [prop('children', 'React.ReactElement<unknown>')],
      '<Brush><div>Brush</div></Brush>',
    ],
    ['nothing', [], '<Brush />'],
    ['a string', [prop('label', 'string', { required: true })], '<Brush label="Brush" />'],
    ['a choice', [prop('size', "'sm' | 'lg'", { required: true })], '<Brush size="sm" />'],
    ['a number', [prop('count', 'number', { required: true })], '<Brush count={1} />'],
    ['a list', [prop('options', 'readonly T[]', { required: true })], '<Brush options={[]} />'],
    ['a transition', [prop('in', 'boolean')], '<Brush in />'],
    ['a path', [children, prop('viewBox', 'string')], '<Brush><path d="M12 3l9 18H3z" /></Brush>'],
  ])('gives a component %s', (_, props, expected) => {
    expect(draw(component('Brush', props))[0]).toBe(expected);
  });

  it('suggests nothing without a simple value for a required prop', () => {
    expect(draw(component('Brush', [prop('theme', 'Theme', { required: true })]))).toEqual([]);
  });

  it('suggests nothing for a provider, which would show its children only', () => {
    expect(draw(component('BrushProvider', [children]))).toEqual([]);
  });

  it('puts items into a list, and suggests the list around an item', () => {
    const list = component('List', [children]);
    const item = component('ListItem', [children]);
    expect(draw(list, [item])[0]).toBe(
      `<List>${Array.from({ length: 3 }, () => '<ListItem>List item</ListItem>').join(' ')}</List>`,
    );
    expect(draw(item, [list])).toContain('<List><ListItem>List item</ListItem></List>');
  });

  it.each([
    ['MenuList', 'MenuItem'],
    ['PaintListbox', 'PaintOption'],
  ])('puts into a %s what its name says: %s', (name, entry) => {
    const text = draw(component(name, [children]), [component(entry, [children])])[0];
    const item = `<${entry}`;
    expect(text?.match(/<[A-Z]\w+/g)).toEqual([`<${name}`, item, item, item]);
  });

  it('puts details beside their summary', () => {
    const names = ['Fold', 'FoldSummary', 'FoldDetails'];
    const [fold, summary, details] = names.map((name) => component(name, [children]));
    if (!fold || !summary || !details) throw new RangeError('There are three.');
    expect(draw(details, [fold, summary])).toContain(
      '<Fold><FoldSummary>Fold summary</FoldSummary> <FoldDetails>Fold details</FoldDetails></Fold>',
    );
    expect(draw(summary, [fold, details]).join(' ')).not.toContain('<FoldDetails');
  });

  it('gives cells of the grid the rows that they read', () => {
    const given = ['api', 'field', 'id'].map((name) => prop(name, 'any', { required: true }));
    const inGrid = (name: string) => ({
      ...component(name, given),
      package: { name: '@mui/x-data-grid', version: '8.0.0' },
    });
    const others = ['DataGrid', 'Toolbar'].map((name) => component(name));
    const write = (name: string) => writeExamples(inGrid(name), [inGrid(name), ...others]).at(-1);
    expect(write('GridDetailPanelToggleCell')).toContain('getDetailPanelContent={({ row }) =>');
    expect(write('GridTreeDataGroupingCell')).toContain('treeData');
    expect(write('GridOtherCell')).toMatch(
      /renderCell: \(params\) => <GridOtherCell \{\.\.\.params\} \/>/,
    );
  });

  it('imports each component once', () => {
    const [text = ''] = writeExamples(component('List', [children]), [
      component('ListItem', [children]),
    ]);
    expect(text.match(/^import .*$/gm)).toEqual([
      "import List from '@scope/paint/List';",
      "import ListItem from '@scope/paint/ListItem';",
    ]);
    expect(text).toContain('export default function ListExample()');
  });

  it('opens what shows nothing until code opens it', () => {
    const button = component('Button', [children]);
    const drawer = component('Drawer', [
      children,
      prop('open', 'boolean', { required: true }),
      prop('onClose', '() => void'),
    ]);
    const text = writeExamples(drawer, [drawer, button]).at(-1) ?? '';
    expect(text).toContain("import { useState } from 'react';");
    expect(text).toContain('<Button onClick={() => setOpen(true)}>Open the drawer</Button>');
    expect(text).toContain('<Drawer open={open} onClose={() => setOpen(false)}>Drawer</Drawer>');
    expect(writeExamples(drawer, [drawer]).join('')).not.toContain('useState');
    const parts = ['DialogTitle', 'DialogContent'].map((name) => component(name, [children]));
    const titled = writeExamples(drawer, [drawer, button, ...parts]).at(-1) ?? '';
    expect(titled).toContain('<DialogTitle>Dialog title</DialogTitle>\n<DialogContent>');
  });
});
