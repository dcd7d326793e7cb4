import { UsageError } from './usage-error';

/** Default port of the preview. */
export const defaultPort = 4173;

/** Returns the port of `--port N` or `--port=N`, of the variable `PORT`, or the default. Throws if it is invalid. */
export function parsePort(args: readonly string[], environmentPort: string | undefined): number {
  const index = args.findIndex((argument) => /^--port(=|$)/.test(argument));
  const given = index < 0 ? undefined : (/=(.*)$/.exec(args[index] ?? '')?.[1] ?? args[index + 1]);
  const text = index < 0 ? environmentPort || String(defaultPort) : (given ?? '');
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    const source = index < 0 ? 'PORT' : '--port';
    throw new UsageError(`${source} is "${text}"; expected a number from 0 to 65535.`);
  }
  return port;
}
