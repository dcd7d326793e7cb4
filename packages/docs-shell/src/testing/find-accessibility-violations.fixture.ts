import { accessibilityStandards } from '@tooling/playwright/accessibility-standards';
import axe from 'axe-core';

/** Returns the violations that axe finds in a part of the page, one line each: rule, help and first element. */
export async function findAccessibilityViolations(include = 'body'): Promise<string[]> {
  const { violations } = await axe.run(include, {
    resultTypes: ['violations'],
    runOnly: accessibilityStandards,
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html ?? ''})`,
  );
}
