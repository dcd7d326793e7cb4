import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBuild, createChaosServer, openPage, type BuildFormat } from './chaos-server.fixture';
import { createWorkerHost } from './worker-host.fixture';

const client = 'tab';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts a worker over a site whose product has one build, of which the reader has seen one page. */
async function visitFirstPage(format: BuildFormat) {
  const server = createChaosServer();
  server.deploy('', createBuild('', 'core1', 'linked pages'));
  server.deploy('/paint', createBuild('/paint', 'paint1', format));
  const requests: string[] = [];
  server.onRequest = (address) => requests.push(address);
  const host = await createWorkerHost((address) => server.respond(address));
  await host.install();
  const view = async (address: string) => {
    const shown = await openPage(host, address, client);
    const message = {
      type: 'page-viewed',
      address,
      title: 'A page',
      rootPath: '/paint',
      resources: shown.assetAddresses,
    };
    await host.settle(host.send(message, client).answer);
  };
  await view('/paint/a/');
  const open = async (address: string) => {
    requests.length = 0;
    const { html, style, status } = await openPage(host, address, client);
    return { html, style, status, requests: requests.filter((it) => it.endsWith('/')) };
  };
  return { server, host, open };
}

it('fetches the linked page of a build that it knows', async () => {
  const { open } = await visitFirstPage('linked pages');
  expect(await open('/paint/b/')).toEqual({
    html: 'paint1',
    style: 'paint1',
    status: 200,
    requests: ['/paint/b/_linked/'],
  });
});

it('knows the pages of builds that it cached before the browser stopped it', async () => {
  const { host, open } = await visitFirstPage('linked pages');
  await host.restart();
  expect((await open('/paint/b/')).requests).toEqual(['/paint/b/_linked/']);
});

it('fetches the page itself if its build has no linked pages', async () => {
  const { open } = await visitFirstPage('precache-manifest.json');
  expect((await open('/paint/b/')).requests).toEqual(['/paint/b/']);
});

it('fetches the page itself if no known build has it', async () => {
  const { open } = await visitFirstPage('linked pages');
  const missing = await open('/paint/none/');
  expect(missing).toMatchObject({ status: 404, requests: ['/paint/none/'] });
});

it('fetches the page itself if the server no longer has the linked page', async () => {
  const { server, open } = await visitFirstPage('linked pages');
  server.deploy('/paint', createBuild('/paint', 'paint2', 'precache-manifest.json'));
  expect(await open('/paint/b/')).toMatchObject({
    html: 'paint2',
    status: 200,
    requests: ['/paint/b/_linked/', '/paint/b/'],
  });
});
