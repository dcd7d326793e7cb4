/**
 * Reads the body of a response as text. The caller aborts the request of a body that is too long.
 *
 * @param maxBytes after decompression
 * @throws {RangeError} if the body is longer
 */
export async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) {
      return text + decoder.decode();
    }
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      throw new RangeError(`Expected at most ${maxBytes} bytes.`);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
