import { expect, it } from 'vitest';
import { createPageMarkdown } from './create-page-markdown';

it('consists of title, description and content, with demos as code', () => {
  const text = createPageMarkdown(
    {
      frontMatter: { title: 'Brush', description: 'Paints lines.' },
      markdown: ['## Thin\n', 'After.\n', 'The end.\n'],
      demos: [
        { file: 'brush/Thin.tsx', title: 'A thin line' },
        { file: 'brush/Tool.tsx', title: 'A part of the page', isBare: true },
      ],
    },
    () => 'const a = `\n```\n`;\n',
  );
  expect(text).toMatchInlineSnapshot(`
    "# Brush

    > Paints lines.

    ## Thin

    **A thin line** (Thin.tsx)

    \`\`\`\`tsx
    const a = \`
    \`\`\`
    \`;
    \`\`\`\`

    After.

    The end.
    "
  `);
});
