/** Parses JSON from a place that others can write to. Returns `undefined` if there is no text or it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
