import { createProcessor } from '@mdx-js/mdx';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** A page to measure. */
export interface VoiceSource {
  /** Content in MDX. */
  readonly text: string;
  /** Whether the page documents a component. Only such pages count props. */
  readonly isComponent: boolean;
}

/** A measured habit and its target per 1,000 words. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly onlyComponents?: true;
}

const habits: readonly Habit[] = [
  {
    name: 'contractions',
    pattern:
      /\b(?:\w+n['’]t|\w+['’](?:re|ll|ve|d|m)|(?:it|that|there|what|here|let|who)['’]s)\b/giu,
    atLeast: 1,
  },
  { name: 'you can', pattern: /\byou can\b(?!['’]t)/giu, atLeast: 2 },
  {
    name: 'people, readers, nobody, somebody',
    // A screen reader is a program.
    pattern: /\b(?:people|(?<!screen )readers?|nobody|somebody)\b/giu,
    atMost: 1,
  },
  { name: 'stands, lies', pattern: /\b(?:stands?|lies)\b(?! (?:for|out)\b)/giu, atMost: 0 },
  // A question may begin with “what”.
  { name: 'what … as subject', pattern: /(?:^|[.:;!?]\s+|\band )what\b[^.?\n]*\./gimu, atMost: 1 },
  { name: 'prop(s)', pattern: /\bprops?\b/giu, atLeast: 4, onlyComponents: true },
];

/** The rate of a habit. */
export interface VoiceFigure {
  readonly name: string;
  readonly perThousand: number;
  readonly target: string;
  readonly isMet: boolean;
}

/** Measures habits of the prose of pages. Code, links' addresses and other attributes than titles aren't prose. */
export function measureVoice(sources: readonly VoiceSource[]): readonly VoiceFigure[] {
  const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
  const pages = sources.map(({ text, isComponent }) => ({
    prose: proseOf(processor.parse(text)),
    isComponent,
  }));
  return habits.flatMap(({ name, pattern, atLeast, atMost, onlyComponents }) => {
    const measured = pages.filter(({ isComponent }) => isComponent || !onlyComponents);
    const prose = measured.map((page) => page.prose).join('\n');
    const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
    if (words === 0) return [];
    const perThousand = ((prose.match(pattern)?.length ?? 0) / words) * 1000;
    return [
      {
        name,
        perThousand,
        target: atLeast === undefined ? `≤ ${atMost ?? 0}` : `≥ ${atLeast}`,
        isMet: atLeast === undefined ? perThousand <= (atMost ?? 0) : perThousand >= atLeast,
      },
    ];
  });
}

/** Returns paragraphs, headings, table cells and titles, one on a line. Code counts as one word. */
function proseOf(tree: ReturnType<ReturnType<typeof createProcessor>['parse']>): string {
  const lines: string[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'yaml':
        lines.push(/^description: (.*)$/m.exec(node.value)?.[1] ?? '');
        break;
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        visit(node, 'inlineCode', (code) => {
          code.value = 'code';
        });
        lines.push(toString(node).replace(/\s+/gu, ' '));
        break;
      case 'mdxJsxFlowElement':
        for (const attribute of node.attributes) {
          const { value } = attribute;
          if ('name' in attribute && attribute.name === 'title' && typeof value === 'string') {
            lines.push(value);
          }
        }
        break;
    }
  });
  // Quoted words are examples, such as the sentences that the writing guide rejects.
  return lines.join('\n').replace(/“[^”]*”/gu, '');
}
