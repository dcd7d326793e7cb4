/**
 * Reads the body of a response as text. The caller aborts the request of a body that is too long.
 *
 * @param maxBytes after decompression
 * @throws {RangeError} if the body is longer
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text + decoder.decode();
}

/**
 * Reads the body of a response, and stops its download if it is too long.
 *
 * @param maxBytes after decompression
 * @throws {RangeError} if the body is longer
 */
export async function readBytes(response: Response, maxBytes: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await readChunks(response, maxBytes, (chunk) => void chunks.push(chunk));
  return new Blob(chunks).arrayBuffer();
}

async function readChunks(
  { body }: Response,
  maxBytes: number,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = body?.getReader();
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) {
      return;
    }
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      void reader?.cancel();
      throw new RangeError(`Expected at most ${maxBytes} bytes.`);
    }
    onChunk(chunk.value);
  }
}
