import pc from 'picocolors';
import type { Diagnostic } from 'diagnostics';
import type { Changes, DeploymentPlan } from './create-plan';

/** Addresses of one kind that are listed before the rest is counted. */
const maxListed = 12;

/** Formats a plan for the terminal. */
export function formatPlan(plan: DeploymentPlan, isNew: boolean): string {
  const { product, isSameBuild, pages, files, newAssets, unknown } = plan;
  if (isSameBuild) return `${pc.bold(product)}: the same build is live.`;
  return [
    `${pc.bold(product)}${isNew ? ' is not live yet' : ''}: ${countChanges(pages, 'page')}; ${countChanges(files, 'file')}; ${count(newAssets.length, 'new asset')}`,
    ...list('+', pages.added),
    ...list('~', pages.changed),
    // All of them: where a host has no command for it, people delete these by hand.
    ...pages.removed.map((address) => `  - ${address}`),
    ...(unknown.length > 0
      ? [`  Links from ${unknown.join(', ')} are not known: their builds do not list them.`]
      : []),
  ].join('\n');
}

function countChanges({ added, changed, removed }: Changes, noun: string): string {
  return `${count(added.length, noun)} added, ${changed.length} changed, ${removed.length} removed`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function list(sign: string, addresses: readonly string[]): readonly string[] {
  const shown = addresses.slice(0, maxListed).map((address) => `  ${sign} ${address}`);
  const rest = addresses.length - shown.length;
  return rest > 0 ? [...shown, `  ${sign} and ${rest} more`] : shown;
}

/** Returns a diagnostic for everything that a deployment would break. */
export function diagnosePlan(plan: DeploymentPlan, productFile: string): readonly Diagnostic[] {
  return [
    ...plan.missingRedirects.map((address): Diagnostic => ({
      file: productFile,
      path: 'redirects',
      code: 'DOCS5008',
      received: `no page and no redirect at ${address}, which is live`,
      expected: 'each address that works today leads somewhere',
      hint: `Add { from: '${address}', to: '…' } to redirects in product.ts.`,
    })),
    ...plan.brokenLinks.map(({ product, from, to, reason }): Diagnostic => ({
      file: productFile,
      code: 'DOCS5009',
      received: `${to}, to which ${from} of ${product} links, ${reason === 'page' ? 'has no page' : 'has lost its anchor'}`,
      expected: 'links of other products that lead to something',
      hint:
        reason === 'page'
          ? 'Add a redirect.'
          : 'Keep the old anchor: anchors in the front matter maps it to the new heading.',
    })),
  ];
}
