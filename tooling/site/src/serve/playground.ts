import { createPlaygroundPolicy } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';
import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';

/** Part of the path of documents that run code of readers. */
export const playgroundFolder = `/${demoFrameSegment}/${playgroundSegment}/`;

/** Content-Security-Policy of these documents, regardless of the configured one. */
export function playgroundPolicy(): string {
  return createPlaygroundPolicy({ inlineScriptHashes: inlineScriptHashes() });
}
