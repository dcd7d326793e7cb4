import { parser } from '@lezer/javascript';

/** Name of the function that guarded loops call in each iteration. */
export const loopGuardName = 'docsLoopRound';

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const typescript = parser.configure({ dialect: 'ts jsx' });

/**
 * Inserts a call of `loopGuardName` into each loop of a source, and keeps its lines. Not every browser gives an iframe
 * a process of its own: without one, an endless loop would block the page. A source with syntax errors is returned
 * unchanged.
 */
export function guardLoops(source: string): string {
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const errors: number[] = [];
  typescript.parse(source).iterate({
    enter({ type, node }) {
      if (type.isError) {
        errors.push(node.from);
      }
      const body = loops.has(type.name) ? findBody(node) : undefined;
      if (body?.type.name === 'Block') {
        inserts.push({ at: body.from + 1, text: `${loopGuardName}();` });
      } else if (body) {
        inserts.push({ at: body.from, text: `{${loopGuardName}();` }, { at: body.to, text: '}' });
      }
    },
  });
  return errors.length > 0 ? source : insertAll(source, inserts);
}

interface SyntaxNode {
  readonly type: { readonly name: string };
  readonly from: number;
  readonly to: number;
  readonly firstChild: SyntaxNode | null;
  readonly lastChild: SyntaxNode | null;
  readonly nextSibling: SyntaxNode | null;
}

function findBody(loop: SyntaxNode): SyntaxNode | undefined {
  return (
    (loop.type.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild) ?? undefined
  );
}

/** Inserts texts. Of two at the same offset, the first in the list comes first. */
function insertAll(
  source: string,
  inserts: readonly { readonly at: number; readonly text: string }[],
): string {
  const ordered = inserts
    .map((insert, order) => ({ ...insert, order }))
    .sort((a, b) => a.at - b.at || a.order - b.order);
  let result = '';
  let last = 0;
  for (const { at, text } of ordered) {
    result += source.slice(last, at) + text;
    last = at;
  }
  return result + source.slice(last);
}
