import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstScript } from './first-script';
import { lateLayoutScript } from '../theme/late-layout-script';
import { readerVersionScript, readsLabelScript } from '../theme/reader-version-script';
import { firstFrameScript } from './first-frame-script';
import { inlineScriptHashes } from './inline-script-hashes';
import { speculationRules } from './speculation-rules';

describe('inlineScriptHashes', () => {
  it('returns the digest of each inline script', () => {
    const digests = [
      firstScript,
      firstFrameScript,
      readerVersionScript,
      readsLabelScript,
      lateLayoutScript,
      speculationRules,
    ].map((script) => createHash('sha256').update(Buffer.from(script, 'utf8')).digest('base64'));
    expect(inlineScriptHashes()).toEqual(digests.map((digest) => `sha256-${digest}`));
  });
});
