import { parser } from '@lezer/javascript';

/** Name of the function that guarded loops call in each round. */
export const loopGuard = 'docsLoopRound';

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const typescript = parser.configure({ dialect: 'ts jsx' });

/**
 * Lets each loop of a source call `docsLoopRound` in each round, lines kept. Not every browser gives a framed document
 * a process of its own; where it has none, a loop without end would hold the page. What does not parse stays as it is.
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
        inserts.push({ at: body.from + 1, text: `${loopGuard}();` });
      } else if (body) {
        inserts.push({ at: body.from, text: `{${loopGuard}();` }, { at: body.to, text: '}' });
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

/** Of two at one place, the one of the inner loop comes later at its start and earlier at its end. */
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
