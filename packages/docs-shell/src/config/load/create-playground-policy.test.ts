import { expect, it } from 'vitest';
import { createPlaygroundPolicy } from './create-playground-policy';

it('allows scripts from blobs, and no requests', () => {
  const policy = createPlaygroundPolicy({ inlineScriptHashes: ['sha256-abc='] });
  expect(policy.split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-abc=' blob:",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-scripts",
    ]
  `);
});

it('names the origin for WebKit, beside the keyword', () => {
  const origin = 'https://docs.example.com';
  const policy = createPlaygroundPolicy({ inlineScriptHashes: [], origin }).split('; ');
  expect(policy).toContain(`script-src 'self' ${origin} blob:`);
  expect(policy).toContain(`style-src 'self' ${origin} 'unsafe-inline'`);
  expect(policy).toContain(`img-src 'self' ${origin} data: blob:`);
  expect(policy).toContain(`font-src 'self' ${origin}`);
});
