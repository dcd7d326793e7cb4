/**
 * Rules about colors and sizes need a layout, and rules about the whole page need a page.
 *
 * @type {import('axe-core').RunOptions}
 */
const options = {
  resultTypes: ['violations', 'incomplete'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};

/**
 * Runs axe on the document, which must be open before.
 *
 * @param {string[]} exclude selectors of elements that axe does not look at
 * @returns {Promise<{ violations: string[], incomplete: string[] }>} the ids of the rules that are broken, and of those that
 *   axe leaves to people
 */
export async function findViolations(exclude = []) {
  // axe looks for a document when it is loaded.
  const { default: axe } = await import('axe-core');
  const { violations, incomplete } = await axe.run({ include: [document.body], exclude }, options);
  return { violations: violations.map(({ id }) => id), incomplete: incomplete.map(({ id }) => id) };
}
