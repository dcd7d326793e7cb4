import { writeFile } from 'node:fs/promises';
import { formatReference } from './format-reference';

const file = new URL('../../../../docs/errors.md', import.meta.url);

await writeFile(file, await withPrettier(formatReference()));

/** Formats a document with the repository's settings. */
async function withPrettier(markdown: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(markdown, { ...(await resolveConfig(file)), parser: 'markdown' });
}
