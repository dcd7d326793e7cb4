import { isPresentable, renderExamples, writeExamples } from 'react-api-docs';
import type { ApiDocument, ComponentDocument } from 'react-api-docs/document';
import { listControls } from '../list-controls';
import { compileDemos } from './compile-demos';
import { exampleFolder } from './find-examples';
import { takeAccessible, type Candidate } from './take-accessible';

/** The example of a component, or why it has none. */
export interface ChosenExample {
  readonly name: string;
  readonly text?: string;
  readonly reason?: string;
}

/** Renders, compiles and examines what the types suggest, and takes the first of each component that can be on a page. */
export async function chooseExamples(
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
  const candidates = new Map<string, Candidate>();
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
  const compiled = [...candidates].filter(([id]) => !errors.has(id)).map(([, one]) => one);
  const examined = takeAccessible(compiled, fromFolder);
  return components.map(({ name }) => {
    const { text, broken } = examined.get(name) ?? {};
    if (text !== undefined) return { name, text };
    if (broken !== undefined) return { name, reason: `is not accessible alone (${broken})` };
    const own = tried.filter((attempt) => attempt.name === name);
    const presentable = [...candidates].filter(([, one]) => one.name === name);
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

/** Formats the code of an example as the demos of apps are. */
export async function formatExample(source: string): Promise<string> {
  const { format } = await import('prettier');
  return format(source, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}
