import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { choosePort } from './choose-port';

async function usePort() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

it('returns a free port without a message', async () => {
  const { port, server } = await usePort();
  server.close();
  await once(server, 'close');
  const say = vi.fn();
  expect(await choosePort('docs dev', { port, isRequired: true }, say)).toBe(port);
  expect(say).not.toHaveBeenCalled();
});

it('prints the port that replaces one in use', async () => {
  const { port: wanted } = await usePort();
  const say = vi.fn();
  const port = await choosePort('docs dev', { port: wanted, isRequired: false }, say);
  expect(port).not.toBe(wanted);
  expect(say).toHaveBeenCalledWith(`Port ${wanted} is in use. docs dev uses port ${port} instead.`);
});

it('throws if a required port is in use', async () => {
  const { port } = await usePort();
  const say = vi.fn();
  await expect(choosePort('docs dev', { port, isRequired: true }, say)).rejects.toThrow(
    `received  ${port}, a port in use`,
  );
  expect(say).not.toHaveBeenCalled();
});
