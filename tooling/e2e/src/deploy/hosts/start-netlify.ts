import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import redirector from 'netlify-redirector';
import { type HostRequest, type HostResponse, serveHost } from './serve-host';
import type { RunningHost } from './types';

/** Serves a deployment as Netlify does, with its parser of headers and its matcher of redirects. */
export async function startNetlify(folder: string): Promise<RunningHost> {
  const site = path.join(folder, 'public');
  const { headers: rules, errors } = await parseAllHeaders({
    headersFiles: [path.join(site, '_headers')],
    minimal: false,
  });
  const parsed = await parseAllRedirects({
    redirectsFiles: [path.join(site, '_redirects')],
    minimal: false,
    configRedirects: [],
  });
  const redirectErrors: readonly unknown[] = parsed.errors;
  const problems = [...errors, ...redirectErrors];
  if (problems.length > 0) throw new AggregateError(problems);
  const matcher = await redirector.parsePlain(
    await readFile(path.join(site, '_redirects'), 'utf8'),
    {
      jwtSecret: '',
      jwtRoleClaim: '',
    },
  );
  const headersOf = (pathname: string): Readonly<Record<string, string>> =>
    Object.assign(
      {},
      ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
    ) as Readonly<Record<string, string>>;
  const isFile = (file: string) => existsSync(path.join(site, file)) && /\.[a-z0-9]+$/.test(file);

  return serveHost(site, async (request): Promise<HostResponse> => {
    const { pathname, query } = request;
    const headers = headersOf(pathname);
    const file = findFile(pathname, isFile);
    if (file !== undefined && 'file' in file) {
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
        ...file,
      };
    }
    // “Pretty URLs” lead to the form with a slash.
    if (file) return { status: 301, headers: { ...headers, Location: file.location + query } };
    const match = matcher.match(describe(request));
    if (match && match.status >= 300 && match.status < 400) {
      const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(match.to) ?? [];
      return { status: match.status, headers: { ...headers, Location: place + query + anchor } };
    }
    const page = match?.status === 404 ? match.to.slice(1) : '404.html';
    const isThere = isFile(page);
    return {
      status: 404,
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      ...(isThere ? { file: page } : { text: 'Not found' }),
    };
  });
}

function findFile(
  pathname: string,
  isFile: (file: string) => boolean,
): { readonly file: string } | { readonly location: string } | undefined {
  const name = decodeURI(pathname.replaceAll('%', '%25')).slice(1);
  if (name.endsWith('index.html') && isFile(name)) {
    return { location: pathname.replace(/index\.html$/, '') };
  }
  if (name.endsWith('404.html')) return undefined;
  if (name.endsWith('/') || name === '') {
    const page = `${name}index.html`;
    return isFile(page) ? { file: page } : undefined;
  }
  if (isFile(name) && !name.startsWith('_headers') && !name.startsWith('_redirects'))
    return { file: name };
  return isFile(`${name}/index.html`) ? { location: `${pathname}/` } : undefined;
}

function describe({ pathname, query, headers }: HostRequest): Readonly<Record<string, unknown>> {
  return {
    scheme: 'https',
    host: 'docs.example.com',
    path: decodeURI(pathname.replaceAll('%', '%25')),
    query: query.slice(1),
    headers,
    cookieValues: {},
    getHeader: () => '',
    getCookie: () => '',
  };
}
