/** A part of a code block, as the browser gives it. */
interface CodePart {
  readonly nodeName: string;
  readonly textContent: string | null;
}

/** What is copied of a block: the code as it stands after the change, without the lines that a diff takes away. */
export function codeText(parts: Iterable<CodePart>): string {
  const kept = [...parts].filter(({ nodeName }) => nodeName !== 'DEL');
  return kept
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\n$/, '');
}
