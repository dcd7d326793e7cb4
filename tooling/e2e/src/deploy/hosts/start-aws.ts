import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { type HostRequest, type HostResponse, serveHost } from './serve-host';
import type { RunningHost } from './types';

type EdgeHeaders = Record<string, { readonly value: string }>;

interface EdgeRequest {
  readonly method: string;
  uri: string;
  readonly querystring: Readonly<Record<string, { readonly value: string }>>;
  readonly headers: EdgeHeaders;
}

interface EdgeResponse {
  readonly statusCode: number;
  readonly headers: EdgeHeaders;
  readonly body?: string;
}

type RequestFunction = (event: {
  readonly request: EdgeRequest;
}) => Promise<EdgeRequest | EdgeResponse>;

type ResponseFunction = (event: {
  readonly request: EdgeRequest;
  readonly response: EdgeResponse;
}) => EdgeResponse;

/**
 * Serves a deployment as CloudFront does: the function for requests, the bucket, and the function for responses, which
 * is not called for errors. Errors have the headers of the policy and the page of the distribution.
 */
export async function startAws(folder: string): Promise<RunningHost> {
  const site = path.join(folder, 'public');
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const { data } = JSON.parse(await read('redirects.json')) as {
    readonly data: readonly { readonly key: string; readonly value: string }[];
  };
  const store = new Map(data.map(({ key, value }) => [key, value]));
  const get = async (key: string) => {
    const value = store.get(key);
    if (value === undefined) throw new Error('KeyNotFound');
    return value;
  };
  const onRequest = runFunction(
    // CloudFront resolves this import itself.
    (await read('viewer-request.js')).replace("import cf from 'cloudfront';", ''),
    { cf: { kvs: () => ({ get }) } },
  ) as RequestFunction;
  const onResponse = runFunction(await read('viewer-response.js'), {}) as ResponseFunction;
  const policy = JSON.parse(await read('response-headers-policy.json')) as {
    readonly CustomHeadersConfig: {
      readonly Items: readonly { readonly Header: string; readonly Value: string }[];
    };
  };
  const policyHeaders = Object.fromEntries(
    policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
  );
  return serveHost(site, async (request): Promise<HostResponse> => {
    const edgeRequest = toEdge(request);
    const decided = await onRequest({ request: edgeRequest });
    if ('statusCode' in decided) return fromEdge(decided);
    const file = decodeURIComponent(decided.uri).slice(1);
    const place = path.join(site, file);
    if (!existsSync(place) || !statSync(place).isFile()) {
      const headers = { ...policyHeaders, 'content-type': 'text/html; charset=utf-8' };
      return { status: 404, headers, file: '404.html' };
    }
    const response = {
      statusCode: 200,
      headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
    };
    const answered = onResponse({ request: decided, response });
    return {
      ...fromEdge(answered),
      headers: { ...policyHeaders, ...fromEdge(answered).headers },
      file,
    };
  });
}

/** Runs a file of CloudFront Functions in a context without Node's globals. */
function runFunction(source: string, globals: object): unknown {
  const context = createContext({ ...globals });
  new Script(source).runInContext(context);
  return new Script('handler').runInContext(context);
}

function toEdge({ method, pathname, query }: HostRequest): EdgeRequest {
  const pairs = query === '' ? [] : query.slice(1).split('&');
  const querystring = Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, { value }];
    }),
  );
  return { method, uri: pathname, querystring, headers: {} };
}

function fromEdge({ statusCode, headers, body }: EdgeResponse): HostResponse {
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
    ...(body !== undefined && { text: body }),
  };
}
