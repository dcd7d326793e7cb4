import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { suggestName, throwDiagnostics } from 'diagnostics';
import { measureVoice } from '../content/prose/measure-voice';
import { collectFiles } from '../lib/collect-files';
import { findRepositoryRoot } from '../load';
import { invalidArgument, readArguments } from './read-arguments';

/** `docs voice [app …]`: prints the voice of each app's pages per 1,000 words, against the targets of the writing guide. */
export async function voice(directory: string, args: readonly string[]): Promise<void> {
  const { operands, diagnostics } = readArguments('voice', args);
  const appsDir = path.join(findRepositoryRoot(directory), 'apps');
  const known = existsSync(appsDir) ? (await readdir(appsDir)).toSorted() : [];
  throwDiagnostics([
    ...diagnostics,
    ...operands
      .filter((app) => !known.includes(app))
      .map((app) => ({
        ...invalidArgument('voice', app, 'no app of the repository', `one of ${known.join(', ')}`),
        hint: suggestName(app, known, 'Write the name of a folder in apps.'),
      })),
  ]);
  const apps = operands.length > 0 ? operands : known;
  for (const app of apps) {
    const files = await collectFiles(path.join(appsDir, app), 'content', 'mdx');
    const sources = await Promise.all(
      files
        // `index.zh.mdx` is a page in another language.
        .filter(({ below }) => !/\.[a-z]{2}(-[A-Z]{2})?\.mdx$/.test(below))
        .map(async ({ file, below }) => ({
          text: await readFile(file, 'utf8'),
          isComponent: /(^|\/)react-[^/]*\.mdx$/.test(below),
        })),
    );
    for (const { name, perThousand, target, isMet } of measureVoice(sources)) {
      const mark = isMet ? ' ' : '!';
      process.stdout.write(`${mark} ${app} ${name}: ${perThousand.toFixed(1)} (${target})\n`);
    }
  }
}
