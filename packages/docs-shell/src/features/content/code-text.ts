/** A child node of a `<code>` element. */
interface CodePart {
  readonly nodeName: string;
  readonly textContent: string | null;
}

/** Returns the text that is copied from a code block: the code after the change, without the removed lines of a diff. */
export function codeText(parts: Iterable<CodePart>): string {
  const kept = [...parts].filter(({ nodeName }) => nodeName !== 'DEL');
  return kept
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
