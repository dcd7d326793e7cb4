/** Milliseconds that one answer may take, its body included. */
const timeLimit = 5000;
/** Bytes of a listing; those of networks have a few hundred per ad. */
const most = 64 * 1024;

/** Asks for the listing: parsed JSON, or undefined when there is none in time, too much of it or another thing. */
export async function fetchListing(url: string, signal: AbortSignal): Promise<unknown> {
  const done = new AbortController();
  try {
    const response = await fetch(url, {
      // An earlier answer says nothing of what the network would show now.
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, done.signal, AbortSignal.timeout(timeLimit)]),
    });
    return response.ok ? (JSON.parse(await readText(response)) as unknown) : undefined;
  } catch {
    return undefined;
  } finally {
    // A body that nobody reads to its end would go on coming.
    done.abort();
  }
}

async function readText({ body }: Response): Promise<string> {
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
    if (size > most) {
      throw new RangeError(`The listing is longer than ${most} bytes.`);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
