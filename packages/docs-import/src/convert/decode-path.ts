/** Decodes `%20`. A text with a percent sign of its own, such as `100%.png`, stays as it is. */
export function decodePath(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
