import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isPresentable, renderExamples, writeExamples } from 'react-api-docs';
import type { ApiDocument, ComponentDocument } from 'react-api-docs/document';
import type { LoadedApp } from '../../load';
import { listControls } from '../list-controls';
import { readContentPages } from '../read-content-pages';
import { compileDemos } from './compile-demos';
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
 * no longer needed. A component gets no example if none of those that its types suggest renders, compiles and has
 * controls. An app without a demo root gets no examples.
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

interface ChosenExample {
  readonly name: string;
  readonly text?: string;
  readonly reason?: string;
}

/** Renders and compiles all suggestions, and takes the first of each component that can be shown on a page. */
async function chooseExamples(
  components: readonly ComponentDocument[],
  documents: readonly ApiDocument[],
  fromFolder: string,
): Promise<ChosenExample[]> {
  const suggestions = components.flatMap((document) =>
    writeExamples(document, documents).map((source) => ({ name: document.name, source })),
  );
  const rendered = renderExamples(
    suggestions.map(({ source }) => source),
    fromFolder,
  );
  const tried = suggestions.map((suggestion, index) => ({
    ...suggestion,
    result: rendered[index] ?? { reached: [] },
  }));
  const candidates = new Map<string, { readonly name: string; readonly text: string }>();
  for (const { name, source, result } of tried) {
    if (!isPresentable(name, result)) continue;
    const text = await formatExample(source);
    // Pages show the component already, but nothing of it that readers can change.
    const page = { components: [name], demos: [{ id: name, source: text }] };
    if (listControls(page, documents).size === 0) continue;
    candidates.set(`${exampleFolder}/${name}--${candidates.size}.tsx`, { name, text });
  }
  const errors = await compileDemos(
    fromFolder,
    new Map([...candidates].map(([id, { text }]) => [id, text])),
  );
  return components.map(({ name }) => {
    const own = tried.filter((attempt) => attempt.name === name);
    const presentable = [...candidates].filter(([, one]) => one.name === name);
    const chosen = presentable.find(([id]) => !errors.has(id));
    if (chosen) return { name, text: chosen[1].text };
    const [error] = presentable.flatMap(([id]) => errors.get(id)?.text ?? []);
    const problem = error ?? own.find(({ result }) => result.problem !== undefined)?.result.problem;
    const isShown = own.some(({ result }) => isPresentable(name, result));
    const reason =
      own.length === 0 && !name.endsWith('Provider')
        ? 'requires a prop without a simple value'
        : isShown
          ? 'has only props that its examples set to elements'
          : 'renders no element by itself';
    return { name, reason: problem ?? reason };
  });
}

async function formatExample(source: string): Promise<string> {
  const { format } = await import('prettier');
  return format(source, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}
