import { en } from 'docs-shell/i18n';
import { expect, it } from 'vitest';
import { createComponent, createPart, createProp } from '../api-document.fixture';
import { outlineDocument } from './outline';
import { writeApiMarkdown } from './write-markdown';

it('writes tables, and escapes characters that would break them', () => {
  const document = createComponent('Brush', {
    imports: ["import Brush from '@scope/paint/Brush';", "import { Brush } from '@scope/paint';"],
    description: 'Paints. See [[Roller]].',
    deprecation: { advice: 'Use\nRoller.' },
    aliases: [
      { name: 'Pen', slug: 'pen' },
      { name: 'Quill', slug: 'quill' },
    ],
    themeName: 'PaintBrush',
    inherits: { name: 'Tool' },
    ref: { forwarded: true, target: 'HTMLDivElement' },
    props: [
      createProp('size', {
        type: { text: "'small' | 'large'", references: [] },
        default: "'small'",
        required: true,
        description: 'First line.\n\nSecond | line.',
        plan: 'pro',
        extensible: 'BrushSizeOverrides',
      }),
      createProp('tool', { inheritedFrom: 'Tool', deprecation: { advice: 'Leave it.' } }),
    ],
    accepts: [
      { kind: 'element', name: 'div', count: 3 },
      { kind: 'system', name: 'SystemProperties', count: 712 },
      { kind: 'system', name: 'system props', count: 2, names: ['m', 'p'] },
    ],
    classes: [{ key: 'root', className: 'Brush-root', description: 'Root.', isGlobalState: false }],
    unresolved: [{ path: 'props.x', reason: 'a circle' }],
  });
  expect(writeApiMarkdown(document, outlineDocument(document), en)).toMatchInlineSnapshot(`
    "> [!WARNING]
    > Deprecated. Use Roller.

    \`\`\`js
    import Brush from '@scope/paint/Brush';
    // Or import
    import { Brush } from '@scope/paint';
    \`\`\`

    Paints. See \`Roller\`.

    - Also exported as: \`Pen\`, \`Quill\`
    - Theme name: \`PaintBrush\`
    - Inherits from: Tool
    - Ref: Forwarded to \`HTMLDivElement\`

    ## Props

    | Name | Type | Default | Description |
    | --- | --- | --- | --- |
    | \`size\` (Required) | \`'small' \\| 'large'\` | \`'small'\` | (Pro) First line. Second \\| line. Augment \`BrushSizeOverrides\` to add values. |
    | \`tool\` | \`string\` |  | Deprecated. Leave it. Inherited from Tool. |

    All other attributes are passed to \`div\`.

    It also accepts the 712 style props of \`SystemProperties\`.

    It also accepts system props: \`m\`, \`p\`.

    ## CSS classes

    | Class | Key | Description |
    | --- | --- | --- |
    | \`.Brush-root\` | \`root\` | Root. |

    ## Not described by the types

    - \`props.x\`: a circle"
  `);
});

it('writes the parts of a compound component as sections', () => {
  const document = createComponent('Dialog', {
    parts: [createPart('Root', { description: 'The root.', props: [createProp('open')] })],
  });
  expect(writeApiMarkdown(document, outlineDocument(document), en)).toMatchInlineSnapshot(`
    "\`\`\`js
    import Dialog from '@scope/paint/Dialog';
    \`\`\`

    ## Dialog.Root

    The root.

    - Ref: Not forwarded

    ### Props

    | Name | Type | Default | Description |
    | --- | --- | --- | --- |
    | \`open\` | \`string\` |  |  |"
  `);
});
