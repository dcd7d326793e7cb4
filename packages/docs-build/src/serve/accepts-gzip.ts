import type { IncomingHttpHeaders } from 'node:http';

/** Returns whether a client accepts gzip, by the weights in its `Accept-Encoding` (RFC 9110). */
export function acceptsGzip(headers: IncomingHttpHeaders): boolean {
  const weights = new Map(
    (headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}
