import { createHash } from 'node:crypto';
import { lateLayoutScript } from '../theme/late-layout-script';
import { readerVersionScript, readsLabelScript } from '../theme/reader-version-script';
import { firstScript } from './first-script';
import { firstFrameScript } from './first-frame-script';
import { speculationRules } from './speculation-rules';

/**
 * Returns the source expressions (`sha256-…`) of the inline scripts of every page, for the Content-Security-Policy. All
 * of them are constants. Chromium requires a hash for speculation rules if the policy has any hash.
 */
export function inlineScriptHashes(): string[] {
  return [
    firstScript,
    firstFrameScript,
    readerVersionScript,
    readsLabelScript,
    lateLayoutScript,
    speculationRules,
  ].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);
}
