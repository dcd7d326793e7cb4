/**
 * Returns the text with its first letter capitalized. Material UI's `capitalize` cannot be imported without its
 * components.
 * @throws {TypeError} The argument is not a string.
 */
export function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  const received: unknown = text;
  if (typeof received !== 'string') {
    throw new TypeError(
      process.env.NODE_ENV !== 'production'
        ? `docs-shell: \`capitalize(text)\` expects a string, received ${received === null ? 'null' : typeof received}.`
        : 'docs-shell: capitalize(string)',
    );
  }
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}
