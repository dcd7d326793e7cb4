import type { Heading, Link, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { JsxNode, Report } from '../inspect-element';
import { findBannedPhrases } from './find-banned-phrases';
import { isVagueLinkText } from './is-vague-link-text';
import { toSentenceCase } from './to-sentence-case';

/** Placeholder for code, whose capitals are not checked. */
const codeSign = '\0';

const fixOfCase = 'if it is a name, add it to `names` in docs.config.ts.';

/** Reports a heading that is not in sentence case. */
export function inspectHeadingCase(
  node: Heading,
  names: ReadonlySet<string>,
  report: Report,
): void {
  const codes: string[] = [];
  const bare = structuredClone(node);
  visit(bare, 'inlineCode', (code) => {
    codes.push(code.value);
    code.value = codeSign;
  });
  const restore = (text: string) => text.replaceAll(codeSign, () => codes.shift() ?? '');
  const text = toString(bare);
  const wanted = toSentenceCase(text, names);
  if (wanted === text) return;
  report(node, {
    code: 'DOCS3016',
    received: `the heading “${toString(node)}”`,
    expected: 'sentence case: a capital at the start, and for names',
    hint: `Write “${restore(wanted)}”; ${fixOfCase}`,
  });
}

/** Reports a title of a component that is not in sentence case. */
export function inspectTitleCase(
  node: JsxNode,
  title: string,
  names: ReadonlySet<string>,
  report: Report,
): void {
  const wanted = toSentenceCase(title, names);
  if (wanted === title) return;
  report(node, {
    path: `<${node.name ?? ''}>`,
    code: 'DOCS3016',
    received: `the title “${title}”`,
    expected: 'sentence case: a capital at the start, and for names',
    hint: `Write “${wanted}”; ${fixOfCase}`,
  });
}

/** Reports a link whose text does not say where it leads. */
export function inspectLinkText(node: Link, report: Report): void {
  const hasPicture = node.children.some(({ type }) => type === 'image');
  const text = toString(node);
  if (hasPicture || !isVagueLinkText(text)) return;
  report(node, {
    code: 'DOCS3017',
    received: text === '' ? 'a link without text' : `the link text “${text}”`,
    expected: 'a text that says where the link leads when it is read alone',
    hint: 'Link the title of the target, or words that describe it.',
  });
}

/** Reports phrases that the writing guide forbids. */
export function inspectPhrases(node: Nodes, text: string, report: Report): void {
  for (const { phrase, hint } of findBannedPhrases(text)) {
    report(node, {
      code: 'DOCS3021',
      received: `“${phrase}”`,
      expected: 'words that the writing guide allows: /experiments/docs/writing/#voice',
      hint,
    });
  }
}
