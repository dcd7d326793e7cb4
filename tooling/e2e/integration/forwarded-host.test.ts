import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createForwarder } from '@tooling/site/feedback';
import { securityHeaders } from 'docs-build/serve';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findServer } from '../src/deploy/find-server';
import { startNginx } from '../src/deploy/hosts/start-nginx';
import type { RunningHost } from '../src/deploy/hosts/types';
import { fixtureDir } from '../src/sites/list-app-dirs';
import { serveApps, type ServedApps } from '../src/sites/serve-apps';

const nginx = await findServer('nginx');
const missing = 'reason' in nginx ? nginx.reason : undefined;
const host = 'docs.example.com';
const foreignHost = 'evil.example';

let service: Server;
let preview: ServedApps;
let production: RunningHost | undefined;
/** Headers of the requests that the service received. */
const received: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  service = createServer((incoming, response) => {
    received.push(incoming.headers);
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const headers = securityHeaders({});
  const forward = { path: feedbackServicePath, handle: createForwarder(() => serviceUrl) };
  preview = await serveApps({ system: fixtureDir('shell-system') }, { headers, forward });
  const { root } = preview.site;
  if ('program' in nginx) production = await startNginx(nginx.program, root, headers, serviceUrl);
});

afterAll(async () => {
  await production?.stop();
  await preview.close();
  service.close();
});

/** Returns status, headers and body of the answer to a request that names another host than the requested one. */
async function requestWithForeignHost(origin: string, path: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const headers = { Host: host, 'X-Forwarded-Host': foreignHost, Forwarded: `host=${foreignHost}` };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      let text = `${response.statusCode} ${JSON.stringify(response.headers)}\n`;
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const servers = [
  { name: 'the preview', find: () => preview.url },
  { name: 'nginx', find: () => production?.url ?? '' },
];

for (const { name, find } of servers) {
  const reason = name === 'nginx' ? missing : undefined;

  it.skipIf(reason)(`${name} does not repeat a foreign X-Forwarded-Host`, async () => {
    for (const [path, status] of [
      ['/system/basics/', '308'],
      ['/system', '308'],
      ['/system/', '200'],
      ['/system/_demos/_playground/', '200'],
      ['/system/no-such-page/', '404'],
    ] as const) {
      const answer = await requestWithForeignHost(find(), path);
      expect(answer.slice(0, 3), path).toBe(status);
      expect(answer, path).not.toContain(foreignHost);
    }
  });

  it.skipIf(reason)(`${name} keeps a foreign X-Forwarded-Host from the service`, async () => {
    received.length = 0;
    const answer = await requestWithForeignHost(find(), `${feedbackServicePath}/`);
    expect(answer).toMatch(/^200 /);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ host });
    expect(received[0]).not.toHaveProperty('x-forwarded-host');
  });
}
