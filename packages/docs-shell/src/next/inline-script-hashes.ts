import { createHash } from 'node:crypto';
import { initScript } from '../theme';
import { speculationRules } from './speculation-rules';

/**
 * Source expressions of the inline scripts that every page holds, for its Content-Security-Policy: `sha256-…`.
 * Both are constants. Chromium asks for the hash of speculation rules as soon as a policy has hashes at all.
 */
export function inlineScriptHashes(): string[] {
  return [initScript, speculationRules].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
