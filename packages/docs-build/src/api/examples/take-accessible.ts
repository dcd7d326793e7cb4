import { renderExamples } from 'react-api-docs';

/** An example that could be on a page. */
export interface Candidate {
  readonly name: string;
  readonly text: string;
}

/** What is left of the candidates of a component: the first that breaks no rule, or the rules that the last one breaks. */
interface Examined {
  readonly text?: string;
  readonly broken?: string;
}

/**
 * Returns the first candidate of each component that is accessible on a page where nothing else belongs to it. axe takes
 * longer than all else, so the second candidates are examined only where the first ones fail, and so on.
 */
export function takeAccessible(
  candidates: readonly Candidate[],
  fromFolder: string,
): ReadonlyMap<string, Examined> {
  const examined = new Map<string, Examined>();
  let waiting = candidates;
  while (waiting.length > 0) {
    const round = waiting.filter(
      (one, index) => waiting.findIndex(({ name }) => name === one.name) === index,
    );
    const rendered = renderExamples(
      round.map(({ text }) => text),
      fromFolder,
      { isExamined: true },
    );
    for (const [index, { name, text }] of round.entries()) {
      const { violations = [], problem } = rendered[index] ?? {};
      const broken = problem ?? violations.join(', ');
      examined.set(name, broken === '' ? { text } : { broken });
    }
    waiting = waiting.filter(
      (one) => !round.includes(one) && examined.get(one.name)?.text === undefined,
    );
  }
  return examined;
}
