import { HeadingLink } from 'docs-shell/components';
import { en } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledContent } from '../../content/types';

const id = 'example';

/** Adds the generated demo of a component to the end of its API page, below the tables that most come for. */
export function addExample(content: CompiledContent, title: string, file: string): CompiledContent {
  const heading = renderToStaticMarkup(
    <div className="d-prose">
      <HeadingLink level={2} id={id} text={en.apiExample} t={en} />
    </div>,
  );
  return {
    ...content,
    segments: [`${content.segments.join('')}${heading}`, ''],
    markdown: [`${content.markdown.join('')}\n\n## ${en.apiExample}`, ''],
    headings: [...content.headings, { level: 2, id, text: en.apiExample }],
    anchors: [...content.anchors, id],
    demos: [{ file, title, line: 1 }],
  };
}
