import { expect, it } from 'vitest';
import { createApiContent } from '../create-api-content';
import { addExample } from './add-example';

it('puts the demo below the tables, with a heading that links lead to', () => {
  const content = createApiContent({
    frontMatter: { title: 'Brush', description: '' },
    headings: [{ level: 2, id: 'props', text: 'Props' }],
    html: '<h2 id="props">Props</h2>',
    markdown: '## Props',
    links: [],
    api: { demos: [] },
  });
  const { anchors, demos, headings, markdown, segments } = addExample(
    content,
    'Brush',
    'generated/Brush.tsx',
  );
  expect(segments).toHaveLength(demos.length + 1);
  expect(segments[0]).toMatch(/^<h2 id="props">.*<h2 id="example">Example<\/h2>/);
  expect(markdown).toEqual(['## Props\n\n## Example', '']);
  expect(headings.map(({ id }) => id)).toEqual(['props', 'example']);
  expect(anchors).toContain('example');
  expect(demos).toEqual([{ file: 'generated/Brush.tsx', title: 'Brush', line: 1 }]);
});
