import { createHash } from 'node:crypto';
import { initScript } from './init-script';

/** Source expression of the inline script for a Content-Security-Policy, without quotes. Node only. */
export function initScriptHash(): string {
  return `sha256-${createHash('sha256').update(initScript).digest('base64')}`;
}
