import type { DiagnosticMessage } from 'diagnostics';

/** What a decoder of UTF-8 writes for bytes that are not UTF-8. */
const replacementCharacter = '\ufffd';

/** The message for a file in another encoding than UTF-8. */
export const encodingMessage = {
  code: 'DOCS3027',
  received: 'bytes that are not UTF-8',
  expected: 'a file in UTF-8',
  hint: 'Save the file in UTF-8. Most editors show the encoding in their status bar.',
} as const satisfies DiagnosticMessage;

/** Returns the first line of a decoded text with bytes that were not UTF-8, or undefined. */
export function findEncodingError(text: string): number | undefined {
  const place = text.indexOf(replacementCharacter);
  return place < 0 ? undefined : text.slice(0, place).split('\n').length;
}
