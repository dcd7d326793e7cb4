import { networkInterfaces } from 'node:os';

const thisMachine = '127.0.0.1';

/** Addresses that mean all network interfaces. */
const all = ['0.0.0.0', '::'];

/**
 * Returns the origins at which readers open the pages: first the one for this machine.
 *
 * @param host the address that listens, which is this machine if it is left out
 */
export function listPageOrigins(port: number, host = thisMachine): readonly [string, ...string[]] {
  const toOrigin = (address: string) =>
    `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
  if (!all.includes(host)) return [toOrigin(host)];
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => toOrigin(address));
  return [toOrigin(thisMachine), ...others];
}
