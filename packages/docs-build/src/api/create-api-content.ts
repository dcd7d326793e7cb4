import { collectAnchors } from '../content/collect-anchors';
import type { CompiledContent } from '../content/types';

interface ApiContentParts extends Pick<CompiledContent, 'frontMatter' | 'headings'> {
  readonly api: NonNullable<CompiledContent['api']>;
  readonly html: string;
  readonly markdown: string;
  /** URLs on this site that its texts link to. */
  readonly links: readonly string[];
}

/** Creates the content of a generated page. It has no demos and, because its source was checked, no diagnostics. */
export function createApiContent({
  html,
  markdown,
  links,
  ...rest
}: ApiContentParts): CompiledContent {
  return {
    ...rest,
    segments: [html],
    anchors: collectAnchors(html),
    markdown: [markdown],
    demos: [],
    links: links.map((href) => ({ href, line: 1 })),
    images: [],
    diagnostics: [],
  };
}
