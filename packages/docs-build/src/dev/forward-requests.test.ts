import { once } from 'node:events';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { forwardRequests, forwardUpgrade } from './forward-requests';
import { openOrigin, type OpenOrigin } from './open-origin';

async function openFront(): Promise<OpenOrigin> {
  const front = await openOrigin();
  onTestFinished(() => front.close());
  return front;
}

function forwardTo(front: OpenOrigin, port: number): void {
  front.answerWith(forwardRequests(port, front.answer));
}

async function listen(server: Server, port: number): Promise<void> {
  onTestFinished(() => void server.close());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

it('forwards method, address, headers and body, and returns the response', async () => {
  const [front, back] = [await openFront(), await openOrigin()];
  onTestFinished(() => back.close());
  back.answerWith((request, response) => {
    void text(request).then((body) => {
      response.writeHead(201, { 'x-answer': 'yes' });
      response.end(
        `${request.method} ${request.url} ${String(request.headers['x-question'])} ${body}`,
      );
    });
  });
  forwardTo(front, back.port);
  const response = await fetch(`${front.origin}/a?b=c`, {
    method: 'POST',
    headers: { 'x-question': 'why' },
    body: 'text',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('x-answer')).toBe('yes');
  expect(await response.text()).toBe('POST /a?b=c why text');
});

it('lets a request wait until the server listens', async () => {
  const front = await openFront();
  const { port, close } = await openOrigin();
  await close();
  forwardTo(front, port);
  const early = fetch(`${front.origin}/early`);
  const post = await fetch(`${front.origin}/early`, { method: 'POST', body: 'text' });
  expect(post.status).toBe(502);
  await listen(
    createServer((_, response) => response.end('listening')),
    port,
  );
  expect(await (await early).text()).toBe('listening');
});

it('ends a response that is interrupted', async () => {
  const [front, back] = [await openFront(), await openOrigin()];
  onTestFinished(() => back.close());
  back.answerWith((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half', () => response.destroy());
  });
  forwardTo(front, back.port);
  await expect(fetch(front.origin).then((response) => response.text())).rejects.toThrow();
});

it('forwards a WebSocket in both directions', async () => {
  const [front, back] = [await openFront(), await openOrigin()];
  onTestFinished(() => back.close());
  back.server.on('upgrade', (request, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n',
    );
    socket.write(`${request.url} `);
    socket.pipe(socket);
  });
  front.server.on('upgrade', (...parts) => forwardUpgrade(back.port, ...parts));
  const headers = { Connection: 'Upgrade', Upgrade: 'echo' };
  const client = sendRequest(`${front.origin}/socket`, { headers }).end();
  const [, socket, start] = (await once(client, 'upgrade')) as [unknown, Duplex, Buffer];
  socket.end('said');
  expect(String(start) + (await text(socket))).toBe('/socket said');
});
