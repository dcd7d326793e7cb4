import { describe, expect, it } from 'vitest';
import { createComponent, createHook, createPart, createProp } from '../api-document.fixture';
import { outlineDocument } from './outline';

const anchors = (document: Parameters<typeof outlineDocument>[0]) =>
  outlineDocument(document).map((section) => [
    section.level,
    section.id,
    ...('props' in section ? section.props.map(({ id }) => id) : []),
    ...('rows' in section ? section.rows.map(({ id }) => id) : []),
  ]);

describe('outlineDocument', () => {
  it('gives each row of a component an anchor', () => {
    const document = createComponent('Brush', {
      props: [createProp('aria-label'), createProp('color')],
      slots: [{ name: 'root', description: '' }],
      classes: [{ key: 'root', className: 'Brush-root', description: '', isGlobalState: false }],
      cssVariables: [{ name: '--brush-size', description: '' }],
      dataAttributes: [{ name: 'data-open', description: '' }],
    });
    expect(anchors(document)).toEqual([
      [2, 'props', 'prop-color', 'prop-aria-label'],
      [2, 'slots', 'slot-root'],
      [2, 'css-classes', 'class-root'],
      [2, 'css-variables', 'variable-brush-size'],
      [2, 'data-attributes', 'attribute-open'],
    ]);
  });

  it('makes a section of each part of a compound component', () => {
    const document = createComponent('Dialog', {
      anatomy: '<Dialog.Root />',
      functions: [createProp('createHandle', { required: true })],
      parts: [
        createPart('Root', { props: [createProp('open')] }),
        createPart('ClosePart', { dataAttributes: [{ name: 'data-open', description: '' }] }),
      ],
    });
    expect(anchors(document)).toEqual([
      [2, 'anatomy'],
      [2, 'root'],
      [3, 'root-props', 'root-prop-open'],
      [2, 'close-part'],
      [3, 'close-part-data-attributes', 'close-part-attribute-open'],
      [2, 'functions', 'function-Dialog-createHandle'],
    ]);
    expect(outlineDocument(document)[0]).toMatchObject({
      blocks: ['<Dialog.Root />'],
      language: 'tsx',
    });
  });

  it('separates the parameters of a hook from its return value', () => {
    const document = createHook('useBrush', {
      parameters: [createProp('value')],
      returned: [createProp('value', { required: true })],
    });
    expect(anchors(document)).toEqual([
      [2, 'signature'],
      [2, 'parameters', 'prop-value'],
      [2, 'returned', 'return-value'],
    ]);
  });

  it('sorts what the reader passes to a hook, and keeps the order of what it returns', () => {
    const members = ['onChange', 'value', 'id'].map((name) => createProp(name, { required: true }));
    const document = createHook('useBrush', {
      parameters: members.map((member) => ({ ...member, required: false })),
      returned: members,
    });
    expect(anchors(document).slice(1)).toEqual([
      [2, 'parameters', 'prop-value', 'prop-id', 'prop-onChange'],
      [2, 'returned', 'return-onChange', 'return-value', 'return-id'],
    ]);
  });

  it.each([
    [[true, true, false], 'optional'],
    [[true, false, false], 'required'],
  ])('marks the exceptions among the members of an interface: %j', (required, markedNeed) => {
    const { name, slug, imports, package: from, ...rest } = createHook('BrushApi');
    const [section] = outlineDocument({
      kind: 'interface',
      name,
      slug,
      imports,
      package: from,
      schemaVersion: 1,
      description: rest.description,
      isUnstable: false,
      demos: [],
      unresolved: [],
      members: required.map((isRequired, index) =>
        createProp(`m${index}`, { required: isRequired }),
      ),
    });
    expect(section).toMatchObject({ kind: 'props', markedNeed });
  });
});
