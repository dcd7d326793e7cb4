import type { ComponentType } from 'react';
import type { FromPlayground, Program, ToPlayground } from '../sandbox/frame-messages';
import type { DemoRootModule } from '../runtime/types';
import { CodeProblem, describeProblem } from './code-problem';
import { createStage } from './create-stage';
import { createLibraryImport, type LibraryCode } from './library-modules';
import { linkStylesheets } from './link-stylesheets';
import { listPackages } from './list-packages';
import { runProgram } from './run-program';

/** Attribute of the element in which the document shows what runs. */
const placeAttribute = 'data-playground';

/**
 * Runs what a reader writes (SPEC CT-4), in a document that is nobody's origin: it hears from the page that frames it
 * and answers, and has nothing else of it.
 */
export function startPlayground(root: DemoRootModule, library: LibraryCode): void {
  const place = document.querySelector<HTMLElement>(`[${placeAttribute}]`);
  if (!place || window === parent) {
    return;
  }
  const answer = (message: FromPlayground) => parent.postMessage(message, '*');
  const stage = createStage(place, root);
  const importLibrary = createLibraryImport(library);
  const packages = listPackages(Object.keys(library.modules));
  let latest: { readonly run: number; readonly entry: string } = { run: 0, entry: '' };

  const fail = (run: number, entry: string, error: unknown) => {
    if (run === latest.run) {
      answer({ type: 'failed', run, problem: describeProblem(error, entry) });
    }
  };
  const run = async (number: number, program: Program) => {
    const { entry } = program;
    latest = { run: number, entry };
    try {
      await linkStylesheets(program.stylesheets);
      const exported = await runProgram(program, importLibrary, packages);
      if (number === latest.run) {
        stage.show({
          Demo: findComponent(exported, entry),
          onShown: () => answer({ type: 'shown', run: number }),
          onError: (error) => fail(number, entry, error),
        });
      }
    } catch (error) {
      fail(number, entry, error);
    }
  };

  addEventListener('message', ({ source, data }: MessageEvent<ToPlayground>) => {
    if (source !== parent) {
      return;
    }
    if (data.type === 'settings') {
      for (const [name, value] of Object.entries(data.attributes)) {
        document.documentElement.setAttribute(name, value);
      }
    } else if (data.type === 'run') {
      void run(data.run, data.program);
    } else {
      answer({ type: 'pong', ping: data.ping });
    }
  });
  // What handlers, timers and promises throw is said under the code.
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(latest.run, latest.entry, event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(latest.run, latest.entry, event.reason);
  });
  new ResizeObserver(() => {
    answer({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) });
  }).observe(place);
  answer({ type: 'ready' });
}

function findComponent(exported: unknown, entry: string): ComponentType {
  const component =
    typeof exported === 'object' && exported !== null && 'default' in exported
      ? exported.default
      : undefined;
  if (component === undefined) {
    throw new CodeProblem('Export the component that is to be shown: export default …', entry);
  }
  return component as ComponentType;
}
