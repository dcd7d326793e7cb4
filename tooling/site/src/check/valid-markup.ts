import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The digest in the name of an asset, with what is before and after it. A script that changes changes each page. */
const assetDigest = /(\/_assets\/[\w./-]*?-)[\w-]{8}(\.\w+)/g;

/** Digests of HTML that the validator has accepted. Only those that this run has used are saved. */
export interface ValidMarkup {
  has(html: string): boolean;
  add(html: string): void;
  save(): void;
}

/**
 * Opens the record in a file. A file that is missing, corrupt or written with other rules is treated as empty.
 *
 * @param rules everything besides the HTML that the result depends on
 */
export function openValidMarkup(file: string, rules: unknown): ValidMarkup {
  const { version } = createRequire(import.meta.url)('html-validate/package.json') as {
    version: string;
  };
  const prefix = JSON.stringify([version, rules]);
  const digestOf = (html: string) =>
    createHash('sha256')
      .update(prefix)
      .update(html.replaceAll(assetDigest, '$1$2'))
      .digest('base64url');
  const known = readDigests(file);
  const used = new Set<string>();
  return {
    has(html) {
      const digest = digestOf(html);
      if (known.has(digest)) used.add(digest);
      return known.has(digest);
    },
    add(html) {
      used.add(digestOf(html));
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, JSON.stringify([...used].sort()));
      renameSync(aside, file);
    },
  };
}

function readDigests(file: string): ReadonlySet<string> {
  try {
    const digests: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Set(Array.isArray(digests) ? digests.map(String) : []);
  } catch {
    return new Set();
  }
}
