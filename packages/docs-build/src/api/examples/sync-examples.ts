import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeExamples } from 'react-api-docs';
import type { LoadedApp } from '../../load';
import { readContentPages } from '../read-content-pages';
import { chooseExamples, formatExample } from './choose-examples';
import { exampleFolder, exampleId, listUnshownComponents } from './find-examples';

/** What `docs api` did with the generated demos of an app. */
export interface ExampleChanges {
  readonly writtenIds: readonly string[];
  readonly removed: readonly string[];
  /** Components without an example, with what their best example does instead. */
  readonly impossible: readonly string[];
}

/**
 * Writes a demo for each public component without controls on a content page, from its types, and removes those that are
 * no longer needed. A component gets no example if none of those that its types suggest renders, compiles, has
 * controls and is accessible. An app without a demo root gets no examples.
 */
export async function syncExamples(app: LoadedApp): Promise<ExampleChanges> {
  if (!existsSync(path.join(app.appDir, 'demo-root.tsx'))) {
    return { writtenIds: [], removed: [], impossible: [] };
  }
  const contentPages = await readContentPages(app);
  const wanted = new Map<string, string>();
  const impossible: string[] = [];
  for (const api of app.apis) {
    const documents = api.pages.map(({ document }) => document);
    const unshown = await listUnshownComponents(app, api, contentPages);
    for (const { name, text, reason } of await chooseExamples(unshown, documents, app.appDir)) {
      if (text === undefined) impossible.push(`${name}: ${reason}`);
      else wanted.set(exampleId(name), text);
    }
  }
  const folder = path.join(app.appDir, 'demos');
  const present = listPresent(app);
  const removed = present.filter((id) => !wanted.has(id));
  await mkdir(path.join(folder, exampleFolder), { recursive: true });
  for (const [id, text] of wanted) await writeFile(path.join(folder, id), text);
  for (const id of removed) await rm(path.join(folder, id), { force: true });
  return { writtenIds: [...wanted.keys()], removed, impossible };
}

/**
 * Returns the generated demos that the documents no longer suggest. One that a new page makes superfluous stays until
 * `docs api` runs again, so that writing a page does not require it.
 */
export async function findStaleExamples(app: LoadedApp): Promise<readonly string[]> {
  const stale: string[] = [];
  const documents = app.apis.flatMap(({ pages }) => pages.map(({ document }) => document));
  for (const id of listPresent(app)) {
    const document = documents.find((candidate) => exampleId(candidate.name) === id);
    const sources = document?.kind === 'component' ? writeExamples(document, documents) : [];
    const texts = await Promise.all(sources.map(formatExample));
    const text = await readFile(path.join(app.appDir, 'demos', id), 'utf8');
    if (!texts.includes(text)) stale.push(id);
  }
  return stale;
}

function listPresent({ demoFiles }: LoadedApp): string[] {
  return demoFiles.map(({ id }) => id).filter((id) => id.startsWith(`${exampleFolder}/`));
}
