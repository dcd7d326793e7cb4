import { createHash } from 'node:crypto';
import { request } from 'node:http';

/** The parts of a response that must be the same from every server. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Hash of the transferred bytes. */
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
  'retry-after',
  'x-content-type-options',
];

/** Maximum time until a server answers. */
const answerTimeoutMs = 10_000;

/** The host of each request: the policy of the playground names it. */
const host = 'docs.example.com';

/** Sends a request unchanged. `fetch` would normalize the path and decompress the body. */
export async function requestAnswer(
  origin: string,
  {
    method = 'GET',
    target,
    encoding = 'gzip',
    content,
  }: { method?: string; target: string; encoding?: string; content?: Uint8Array },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path: target,
        method,
        headers: { Host: host, 'Accept-Encoding': encoding },
        timeout: answerTimeoutMs,
      },
      (response) => {
        const hash = createHash('sha256');
        response.on('data', (chunk: Buffer) => hash.update(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          const isRedirect = status >= 300 && status < 400;
          // The body of a redirect differs between servers, and readers do not see it.
          const names = relevant.filter((name) => !isRedirect || name !== 'content-type');
          // Required for files with a compressed form. For others the servers differ, which has no effect.
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
    sent.on('timeout', () => sent.destroy(new Error(`no answer to ${target}`)));
    sent.on('error', reject);
    sent.end(content);
  });
}
