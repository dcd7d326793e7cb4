import { demoAttribute } from 'docs-shell/demo/contract';
import { Parser } from 'htmlparser2';

/**
 * Returns the ids that a link can target, in order: those of a page's content and of the frames of its demos. Ids
 * inside a demo are excluded, because they belong to the library.
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
