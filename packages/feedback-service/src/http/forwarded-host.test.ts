import { randomUUID } from 'node:crypto';
import { feedbackServicePath } from 'docs-shell/feedback/service';
import { expect, it } from 'vitest';
import { createService } from './create-service';

it.each([
  { sender: '192.0.2.1', status: 403, name: 'anybody is ignored' },
  // Proxies replace the header (`create-nginx-config.ts`, `create-forwarder.ts`).
  { sender: '127.0.0.1', status: 201, name: 'a trusted proxy is the host of the site' },
])('an X-Forwarded-Host of $name', async ({ sender, status }) => {
  const service = await createService({
    // A bot's answer does not reach the database.
    database: { url: 'postgres://nobody@127.0.0.1:1/none' },
    readerToken: 'a-token-of-some-length',
    limits: { eventLoopDelayMs: 0 },
  });
  const answer = await service.inject({
    method: 'POST',
    url: `${feedbackServicePath}/`,
    remoteAddress: sender,
    headers: {
      host: '127.0.0.1:8787',
      origin: 'https://docs.example.com',
      'x-forwarded-host': 'docs.example.com',
      'idempotency-key': randomUUID(),
    },
    payload: { product: 'core', page: '/', language: 'en', useful: true, website: 'x' },
  });
  expect(answer.statusCode).toBe(status);
  await service.close();
});
