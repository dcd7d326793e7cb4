import type { Diagnostic } from 'diagnostics';
import { demoErrorClass } from 'docs-shell/demo/contract';
import type { DemoProblem } from '../../demos/render-demos';
import { escapeText } from '../../lib/escape';

/** Returns the HTML of a frame whose demo cannot run. Its code is shown below. */
export function describeProblem(diagnostics: readonly Diagnostic[]): string {
  const reasons = diagnostics.map(({ received }) => `<li>${escapeText(received)}</li>`);
  return `<div class="${demoErrorClass}"><p>This demo can’t run on this site:</p><ul>${reasons.join('')}</ul></div>`;
}

/** Returns the problems of all demos. */
export function listProblems(problems: ReadonlyMap<string, DemoProblem>): readonly Diagnostic[] {
  return withoutDuplicates([...problems.values()].flatMap(({ diagnostics }) => diagnostics));
}

/** Returns each diagnostic once. Demos that share a module share its problems. */
export function withoutDuplicates(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((problem) => [JSON.stringify(problem), problem])).values()];
}
