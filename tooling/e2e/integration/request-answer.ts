import { createHash } from 'node:crypto';
import { request } from 'node:http';

/** What must be the same from every server. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Hash of the bytes as they travel. */
  readonly body: string;
}

const relevant = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Sends a request as it is written: `fetch` would tidy the path up, and unpack the body. */
export async function requestAnswer(
  origin: string,
  {
    method = 'GET',
    target,
    encoding = 'gzip',
  }: { method?: string; target: string; encoding?: string },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path: target, method, headers: { 'Accept-Encoding': encoding } },
      (response) => {
        const hash = createHash('sha256');
        response.on('data', (chunk: Buffer) => hash.update(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          const isRedirect = status >= 300 && status < 400;
          // The text of a redirect is each server's own, and nobody sees it.
          const names = relevant.filter((name) => !isRedirect || name !== 'content-type');
          // Needed where there are two forms; harmless elsewhere, where the servers differ.
          if (response.headers['content-encoding'] !== undefined) names.push('vary');
          resolve({
            status,
            headers: Object.fromEntries(
              names.flatMap((name) => {
                const value = response.headers[name];
                return value === undefined ? [] : [[name, String(value)]];
              }),
            ),
            body: isRedirect ? '' : hash.digest('hex'),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
