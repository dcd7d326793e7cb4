import { expect, it } from 'vitest';
import { openOrigin } from './open-origin';

it('holds requests until there is a listener', async () => {
  const open = await openOrigin();
  const early = fetch(open.origin).then((response) => response.text());
  await new Promise((resolve) => open.server.once('request', resolve));
  open.answerWith((_request, response) => response.end('answered'));
  expect(await early).toBe('answered');
  expect(await (await fetch(open.origin)).text()).toBe('answered');
  open.hold();
  const late = fetch(open.origin).then((response) => response.text());
  await new Promise((resolve) => open.server.once('request', resolve));
  open.answerWith((_request, response) => response.end('answered again'));
  expect(await late).toBe('answered again');
  await open.close();
  await expect(fetch(open.origin)).rejects.toThrow();
});
