import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createForwarder } from './create-forwarder';

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('createForwarder', () => {
  it('forwards method, URL, body and headers, and returns the response', async () => {
    const service = await listen(
      createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const { host, origin, 'x-forwarded-for': address } = request.headers;
          const forwardedHost = request.headers['x-forwarded-host'] ?? null;
          response.writeHead(201, { 'X-Seen': 'yes' });
          response.end(
            JSON.stringify([
              request.method,
              request.url,
              body,
              host,
              origin,
              address,
              forwardedHost,
            ]),
          );
        });
      }),
    );
    const front = await listen(createServer(createForwarder(() => service)));
    const answer = await fetch(`${front}/api/feedback/?a=b`, {
      method: 'POST',
      headers: { origin: front, 'x-forwarded-for': '10.0.0.1', 'x-forwarded-host': 'evil.example' },
      body: 'text',
    });
    expect([answer.status, answer.headers.get('x-seen'), await answer.json()]).toEqual([
      201,
      'yes',
      [
        'POST',
        '/api/feedback/?a=b',
        'text',
        new URL(front).host,
        front,
        '10.0.0.1, 127.0.0.1',
        null,
      ],
    ]);
  });

  it.each([
    ['is not there', () => undefined],
    ['does not answer', () => 'http://127.0.0.1:1'],
  ])('answers 503 when the service %s', async (_, locate) => {
    const front = await listen(createServer(createForwarder(locate)));
    const answer = await fetch(front, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('answers a body that is too long itself, and sends none of it', async () => {
    let requests = 0;
    const service = await listen(
      createServer((_, response) => {
        requests += 1;
        response.end();
      }),
    );
    const front = await listen(createServer(createForwarder(() => service)));
    for (const body of [Buffer.alloc(2 ** 21), new Blob([Buffer.alloc(16_385)]).stream()]) {
      const answer = await fetch(front, { method: 'POST', body, duplex: 'half' });
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { error: 'the body must have at most 16384 bytes' },
      ]);
    }
    const longest = await fetch(front, { method: 'POST', body: Buffer.alloc(16_384) });
    expect([longest.status, requests]).toEqual([200, 1]);
  });
});
