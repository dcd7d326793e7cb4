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
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-scripts",
    ]
  `);
});
