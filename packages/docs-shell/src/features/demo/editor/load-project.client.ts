import { parseDemoProject } from '../sandbox/parse-demo-project';
import type { DemoProject } from '../sandbox/types';
import { fetchJson } from '../../../client/fetch-json';

/** Milliseconds that the project of a demo may take: a reader waits for it. */
const timeLimit = 10_000;

/** Makes the function that fetches the project of a demo's frame, each once. Answers nothing where it does not come. */
export function createProjectLoader(): (demo: HTMLElement) => Promise<DemoProject | undefined> {
  const known = new Map<string, DemoProject>();
  return async (demo) => {
    const url = demo.dataset['project'] ?? '';
    const found = known.get(url);
    if (found) {
      return found;
    }
    const answer = await fetchJson(url, timeLimit);
    const project = answer.kind === 'found' ? parseDemoProject(answer.value) : undefined;
    if (project) {
      known.set(url, project);
    }
    return project;
  };
}
