import { accessibilityStandards } from '@tooling/playwright/accessibility-standards';
import axe from 'axe-core';

/** What axe finds in a part of the page, a line each: rule, help and the first element. */
export async function findAccessibilityFaults(include = 'body'): Promise<string[]> {
  const { violations } = await axe.run(include, {
    resultTypes: ['violations'],
    runOnly: accessibilityStandards,
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html ?? ''})`,
  );
}
