import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeRoutes, type Route, type RouteWithSrc } from '@vercel/routing-utils';
import { type HostResponse, serveHost } from './serve-host';
import type { RunningHost } from './types';

/**
 * Serves a deployment by the routes of Vercel's Build Output API. Vercel's own package checks and compiles them; its server
 * needs an account, so the order of the phases is followed here.
 */
export async function startVercel(folder: string): Promise<RunningHost> {
  const output = path.join(folder, '.vercel/output');
  const site = path.join(output, 'static');
  const { routes } = JSON.parse(await readFile(path.join(output, 'config.json'), 'utf8')) as {
    readonly routes: Route[];
  };
  const normal = normalizeRoutes(routes);
  if (normal.error) throw new Error(normal.error.message);
  const phases = splitPhases(normal.routes ?? []);
  const isFile = (file: string) => {
    const place = path.join(site, file);
    return existsSync(place) && statSync(place).isFile();
  };

  return serveHost(site, async ({ pathname, query }): Promise<HostResponse> => {
    let headers: Readonly<Record<string, string>> = {};
    let served: string | undefined;
    for (const route of phases.get('') ?? []) {
      const match = toPattern(route).exec(pathname);
      if (!match) continue;
      headers = { ...headers, ...fill(route.headers ?? {}, match, query) };
      if (route.continue) continue;
      if (route.dest === undefined) return { status: route.status ?? 200, headers };
      const file = fillText(route.dest, match).slice(1);
      if (route.status === 404 && isFile(file)) return notFound(headers, file);
      served = file;
      break;
    }
    const name = decode(pathname).slice(1);
    const file = [name, `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')].find(isFile);
    if (file !== undefined && served === undefined && !/404\.html$/.test(file)) {
      for (const route of phases.get('hit') ?? []) {
        if (toPattern(route).test(pathname)) headers = { ...headers, ...route.headers };
      }
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
        file,
      };
    }
    for (const route of phases.get('error') ?? []) {
      const match = toPattern(route).exec(pathname);
      const page = match ? route.dest?.slice(1) : undefined;
      if (page !== undefined && isFile(page)) return notFound(headers, page);
    }
    return { status: 404, headers, text: 'The page could not be found' };
  });
}

function notFound(headers: Readonly<Record<string, string>>, file: string): HostResponse {
  return { status: 404, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, file };
}

function splitPhases(routes: readonly Route[]): ReadonlyMap<string, readonly RouteWithSrc[]> {
  const phases = new Map<string, RouteWithSrc[]>();
  let phase = '';
  for (const route of routes) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- in vercel.json only; this is the Build Output API
    if ('handle' in route) phase = route.handle;
    else phases.set(phase, [...(phases.get(phase) ?? []), route]);
  }
  return phases;
}

function toPattern({ src, caseSensitive }: RouteWithSrc): RegExp {
  return new RegExp(src, caseSensitive ? '' : 'i');
}

function fill(
  headers: Readonly<Record<string, string>>,
  match: RegExpExecArray,
  query: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (name !== 'Location') return [name, value];
      const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(fillText(value, match)) ?? [];
      return [name, place + query + anchor];
    }),
  );
}

function fillText(text: string, match: RegExpExecArray): string {
  return text.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
