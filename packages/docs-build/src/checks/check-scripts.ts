import { createHash } from 'node:crypto';
import { demoModuleAttribute } from 'docs-shell/demo/contract';
import type { Finding } from './finding';
import { describeLink } from './links/describe-link';
import { resolveUrl } from '../lib/resolve-url';
import type { PageLink, PageScript, ParsedPage } from './parse/types';
import type { PageCheck } from './site';

interface ScriptCheckOptions {
  /** Hashes of the inline scripts that the Content-Security-Policy allows, without quotes: `sha256-…`. */
  readonly inlineScriptHashes: readonly string[];
}

/** Blocks that the browser does not run as JavaScript. */
const dataTypes = new Set(['application/json', 'application/ld+json', 'speculationrules']);

/** Values of `rel` that make the browser connect immediately. */
const requestingRelations =
  /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)\b/;

/**
 * Checks that the Content-Security-Policy blocks nothing on the page, and that the page loads nothing from Next or from
 * another origin.
 */
export function createScriptCheck({ inlineScriptHashes }: ScriptCheckOptions): PageCheck {
  const allowed = new Set(inlineScriptHashes);
  return (page, site) => {
    const place = site.sources.locatePage(page);
    const findings = [
      ...page.scripts.flatMap((script) => findInlineDiagnostic(script, allowed)),
      ...page.handlers.map(({ tag, attribute }) => ({
        code: 'DOCS8005' as const,
        received: `<${tag} ${attribute}="…">`,
        expected: 'no inline event handler: the Content-Security-Policy stops it',
        hint: 'Attach the listener in a script of the shell or in a demo.',
      })),
      ...page.links.flatMap((link) => findAddressDiagnostic(link, page)),
    ];
    return findings.map((finding) => ({ ...place, ...finding }));
  };
}

function findInlineDiagnostic(script: PageScript, allowed: ReadonlySet<string>): Finding[] {
  if (script.id === '__NEXT_DATA__') {
    return [
      {
        code: 'DOCS8006',
        received: 'the data block of Next (__NEXT_DATA__)',
        expected: 'a page without the framework’s runtime',
        hint: 'Take the document from docs-shell/next/document.',
      },
    ];
  }
  if (script.src !== undefined || dataTypes.has(script.type)) return [];
  const hash = `sha256-${createHash('sha256').update(script.text).digest('base64')}`;
  if (allowed.has(hash)) return [];
  return [
    {
      code: 'DOCS8005',
      received: `an inline script with the hash ${hash}: ${shorten(script.text)}`,
      expected: `an allowed hash: ${[...allowed].join(', ') || 'none'}`,
      hint: 'Move the code into a module. If it is the theme script, build all apps with the same shell.',
    },
  ];
}

function findAddressDiagnostic(link: PageLink, page: ParsedPage): Finding[] {
  const received = describeLink(link);
  const resolved = resolveUrl(link.url, page.pathname);
  if (resolved.kind === 'other' && resolved.protocol === 'javascript:') {
    return [
      {
        code: 'DOCS8005',
        received,
        expected: 'no javascript: address: the Content-Security-Policy stops it',
        hint: 'Use a <button> with a listener.',
      },
    ];
  }
  if (resolved.kind === 'internal' && /\/_next\//.test(resolved.pathname)) {
    return [
      {
        code: 'DOCS8006',
        received,
        expected: 'no file of the framework',
        hint: 'Take the document from docs-shell/next/document.',
      },
    ];
  }
  if (resolved.kind === 'external' && isRequest(link)) {
    return [
      {
        code: 'DOCS8007',
        received,
        expected: 'a file of the site: pages must not load files from other origins',
        hint: 'Host the file in the repository.',
      },
    ];
  }
  return [];
}

function isRequest({ tag, attribute, rel = '' }: PageLink): boolean {
  return tag === 'link'
    ? requestingRelations.test(rel)
    : ['src', 'srcset', 'poster', 'data', demoModuleAttribute].includes(attribute);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
