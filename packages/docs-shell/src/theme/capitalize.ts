/**
 * The text with its first letter as a capital. Like the library's own `capitalize`, which cannot be imported
 * without its components, it refuses everything but strings (SPEC TH-7); what it promises is typed besides.
 */
export function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  const given: unknown = text;
  if (typeof given !== 'string') {
    throw new TypeError(
      process.env.NODE_ENV !== 'production'
        ? `docs-shell: \`capitalize(text)\` expects a string, found ${given === null ? 'null' : typeof given}.`
        : 'docs-shell: capitalize(string)',
    );
  }
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}
