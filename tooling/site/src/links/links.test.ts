import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkExternalLinks, formatReport } from './check-external-links';
import { collectExternalLinks } from './collect-external-links';
import { probeLink, type ProbeOptions } from './probe-link';

const options: ProbeOptions = {
  timeoutMs: 10_000,
  maxRetries: 2,
  retryDelayMs: 1,
  maxRetryDelayMs: 50,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on the loopback address. It stops with the test. */
async function startServer(answer: Answer): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const end = (response: ServerResponse, status: number, headers = {}) =>
  response.writeHead(status, headers).end();

describe('collectExternalLinks', () => {
  const source = {
    pathname: '/base-ui/dialog',
    language: 'en',
    sourceFile: 'apps/base/content/dialog.mdx',
  };

  it('names file and line of links in source files, and pages of other links', () => {
    const pages = ['/a/', '/b/', '/c/', '/d/'].map((address) => ({
      address,
      html: '<a href="https://npm.example/x">x</a><a href="https://aria.example/#one">1</a>',
    }));
    const links = [
      { href: 'https://aria.example/#one', line: 7 },
      { href: 'https://aria.example/#two', line: 9 },
      { href: '/base-ui/select/', line: 11 },
    ];
    expect(collectExternalLinks(pages, [{ ...source, links }])).toEqual([
      {
        url: 'https://aria.example/',
        places: ['apps/base/content/dialog.mdx:7', 'apps/base/content/dialog.mdx:9'],
      },
      { url: 'https://npm.example/x', places: ['page /a/', 'page /b/', 'page /c/'] },
    ]);
  });

  it('ignores the site itself, mail, and other elements', () => {
    const html = [
      '<a href="https://docs.example.com/x/">own</a>',
      '<a href="mailto:a@b.example">mail</a>',
      '<a href="#part">part</a>',
      '<link href="https://style.example/">',
      '<!-- <a href="https://comment.example/"></a> -->',
      '<a href="//short.example/">short</a>',
    ].join('');
    const found = collectExternalLinks([{ address: '/', html }], [], ['https://docs.example.com']);
    expect(found.map(({ url }) => url)).toEqual(['https://short.example/']);
  });

  it('keeps malformed URLs, so that they are reported', () => {
    const links = [{ href: 'https://[broken', line: 3 }];
    expect(collectExternalLinks([], [{ ...source, links }])).toEqual([
      { url: 'https://[broken', places: ['apps/base/content/dialog.mdx:3'] },
    ]);
  });
});

describe('probeLink', () => {
  it.each([
    [200, { kind: 'alive' }],
    [204, { kind: 'alive' }],
    [403, { kind: 'undecided', reason: 'status 403', isLimited: false }],
    [404, { kind: 'broken', reason: 'status 404', isUnreachable: false }],
    [410, { kind: 'broken', reason: 'status 410', isUnreachable: false }],
    [429, { kind: 'undecided', reason: 'status 429', isLimited: true }],
    [500, { kind: 'broken', reason: 'status 500', isUnreachable: false }],
  ])('takes %i for what it is', async (status, state) => {
    const origin = await startServer((_request, response) => end(response, status));
    expect(await probeLink(`${origin}/`, options)).toEqual(state);
  });

  it('follows redirects', async () => {
    const origin = await startServer(({ url }, response) =>
      url === '/old' ? end(response, 301, { Location: '/new' }) : end(response, 200),
    );
    expect(await probeLink(`${origin}/old`, options)).toEqual({ kind: 'alive' });
  });

  it('uses GET if a server rejects HEAD', async () => {
    const methods: (string | undefined)[] = [];
    const origin = await startServer(({ method }, response) => {
      methods.push(method);
      end(response, method === 'HEAD' ? 404 : 200);
    });
    expect(await probeLink(`${origin}/`, options)).toEqual({ kind: 'alive' });
    expect(methods).toEqual(['HEAD', 'GET']);
  });

  it.each([429, 500, 503])('tries again after %i', async (status) => {
    let requests = 0;
    const origin = await startServer((_request, response) => {
      requests += 1;
      end(response, requests <= 4 ? status : 200);
    });
    expect(await probeLink(`${origin}/`, options)).toEqual({ kind: 'alive' });
    expect(requests).toBe(5);
  });

  it('does not retry after a final response', async () => {
    let requests = 0;
    const origin = await startServer((_request, response) => {
      requests += 1;
      end(response, 404);
    });
    await probeLink(`${origin}/`, options);
    expect(requests).toBe(2);
  });

  it('waits as long as the server requests, up to the limit', async () => {
    const times: number[] = [];
    const origin = await startServer(({ method }, response) => {
      if (method === 'HEAD') times.push(performance.now());
      end(response, times.length === 1 ? 503 : 200, { 'Retry-After': '3600' });
    });
    expect(await probeLink(`${origin}/`, options)).toEqual({ kind: 'alive' });
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(45);
  });

  it('reports why there was no response', async () => {
    const origin = await startServer(() => undefined);
    const silent = { ...options, maxRetries: 0, timeoutMs: 50 };
    expect(await probeLink(`${origin}/`, silent)).toEqual({
      kind: 'broken',
      reason: 'no answer in time',
      isUnreachable: true,
    });
    expect(await probeLink('http://127.0.0.1:1/', options)).toMatchObject({ kind: 'broken' });
    expect(await probeLink('https://[broken', options)).toEqual({
      kind: 'broken',
      reason: 'not an address',
      isUnreachable: true,
    });
  });
});

describe('checkExternalLinks', () => {
  it('checks several hosts at once, but one link of a host at a time', async () => {
    let inside = 0;
    let most = 0;
    const perHost = new Map<string, number>();
    const answer: Answer = ({ headers: { host = '' } }, response) => {
      const here = (perHost.get(host) ?? 0) + 1;
      perHost.set(host, here);
      inside += 1;
      most = Math.max(most, inside);
      setTimeout(() => {
        perHost.set(host, (perHost.get(host) ?? 0) - 1);
        inside -= 1;
        end(response, here > 1 ? 404 : 200);
      }, 30);
    };
    const origins = await Promise.all([startServer(answer), startServer(answer)]);
    const links = origins.flatMap((origin) =>
      ['a', 'b', 'c'].map((name) => ({ url: `${origin}/${name}`, places: [`x.mdx:${name}`] })),
    );
    const checked = await checkExternalLinks(links, { ...options, maxHosts: 8, hostPauseMs: 1 });
    expect(checked.map(({ state }) => state.kind)).toEqual(links.map(() => 'alive'));
    expect(most).toBe(2);
  });

  const check = (origin: string) =>
    checkExternalLinks(
      ['a', 'b', 'c'].map((name) => ({ url: `${origin}/${name}`, places: [] })),
      { ...options, maxHosts: 1, hostPauseMs: 1 },
    );

  it('stops requests to a host that limits them', async () => {
    let requests = 0;
    const origin = await startServer((_request, response) => {
      requests += 1;
      end(response, 429);
    });
    const checked = await check(origin);
    expect(checked.map(({ state }) => state.kind)).toEqual(Array(3).fill('undecided'));
    expect(requests).toBe(2 * (1 + options.maxRetries));
  });

  it('retries an unreachable host only for its first link', async () => {
    let requests = 0;
    const origin = await startServer(({ socket }) => {
      requests += 1;
      socket.destroy();
    });
    const checked = await check(origin);
    expect(checked.map(({ state }) => state.kind)).toEqual(Array(3).fill('broken'));
    expect(requests).toBe(1 + options.maxRetries + 2);
  });
});

describe('formatReport', () => {
  it('lists each link with its reason and places', () => {
    const report = formatReport([
      { url: 'https://a.example/', places: ['a.mdx:1'], state: { kind: 'alive' } },
      {
        url: 'https://b.example/',
        places: ['b.mdx:2', 'c.mdx:3'],
        state: { kind: 'broken', reason: 'status 404', isUnreachable: false },
      },
      {
        url: 'https://c.example/',
        places: ['page /x/'],
        state: { kind: 'undecided', reason: 'status 403', isLimited: false },
      },
    ]);
    expect(report).toMatchInlineSnapshot(`
      "Broken:
      https://b.example/
        status 404
        in b.mdx:2
        in c.mdx:3

      Refused to programs; try them by hand:
      https://c.example/
        status 403
        in page /x/

      3 external links, 1 broken, 1 undecided"
    `);
  });
});
