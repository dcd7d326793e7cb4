import { collectAnchors } from '../content/collect-anchors';
import type { CompiledContent } from '../content/types';

interface ApiContentParts extends Pick<CompiledContent, 'frontMatter' | 'headings'> {
  readonly api: NonNullable<CompiledContent['api']>;
  readonly html: string;
  readonly markdown: string;
  /** Addresses on this site that its texts lead to. */
  readonly links: readonly string[];
}

/** A generated page as content: it has no demos, and no diagnostics, because its source was checked. */
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
