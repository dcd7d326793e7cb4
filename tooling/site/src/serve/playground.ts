import { createPlaygroundPolicy } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';
import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';

/** In the address of each document that runs the code of readers. */
export const playgroundFolder = `/${demoFrameSegment}/${playgroundSegment}/`;

/** The Content-Security-Policy of these documents: whatever is configured, they have this one. */
export function playgroundPolicy(): string {
  return createPlaygroundPolicy({ inlineScriptHashes: inlineScriptHashes() });
}
