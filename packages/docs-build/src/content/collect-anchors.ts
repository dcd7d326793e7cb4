import { demoAttribute } from 'docs-shell/demo/contract';
import { Parser } from 'htmlparser2';

/**
 * Ids that a link may lead to: those of a page's content and of its demos' frames, in order.
 * What a demo renders inside its frame is the library's, and changes with it.
 */
export function collectAnchors(html: string): readonly string[] {
  const ids: string[] = [];
  let depth = 0;
  let demoDepth: number | undefined;
  const parser = new Parser({
    onopentag: (_, { id, [demoAttribute]: demo }) => {
      depth += 1;
      if (id && demoDepth === undefined) ids.push(id);
      if (demo !== undefined) demoDepth ??= depth;
    },
    onclosetag: () => {
      if (demoDepth === depth) demoDepth = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return [...new Set(ids)];
}
