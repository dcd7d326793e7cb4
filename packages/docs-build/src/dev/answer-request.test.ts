import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppData } from 'docs-shell/page-document';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerRequest } from './answer-request';
import type { DevPages } from './dev-pages';

let data = { titles: { '/a': 'A' } } as Partial<AppData> as AppData;
let server: Server;
let url: string;

beforeAll(async () => {
  const pages = { describe: () => Promise.resolve(data) } as Partial<DevPages> as DevPages;
  server = createServer((request, response) => {
    void answerRequest({ pages, stylesheets: new Map(), styledCode: new Map() }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/@docs/app.json`;
});

afterAll(() => {
  server.close();
});

it('sends the data of the app again only when it has changed', async () => {
  const first = await fetch(url);
  expect(await first.json()).toEqual(data);
  const request = (tag: string | null) => fetch(url, { headers: { 'If-None-Match': tag ?? '' } });
  const tag = first.headers.get('ETag');
  expect((await request(tag)).status).toBe(304);
  // Loaded again, and still the same.
  data = structuredClone(data);
  expect((await request(tag)).status).toBe(304);
  data = { ...data, titles: { '/a': 'B' } };
  const changed = await request(tag);
  expect(await changed.json()).toEqual(data);
  expect(changed.headers.get('ETag')).not.toBe(tag);
});
