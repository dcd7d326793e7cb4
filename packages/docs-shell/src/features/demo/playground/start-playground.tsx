import type { ComponentType } from 'react';
import type { FromPlayground, Program, ToPlayground } from '../sandbox/playground-messages';
import { playgroundAttribute } from '../contract';
import type { DemoRootModule } from '../runtime/types';
import { CodeProblem, describeProblem } from './code-problem';
import { createPreviewRoot } from './create-preview-root';
import { createLibraryImporter, type LibraryModules } from './library-importer';
import { runProgram } from './run-program';

/**
 * Runs edited code in a document with an opaque origin. It exchanges messages with the page that embeds it, and has no
 * other access to that page.
 *
 * @param root The app's `demo-root.tsx`.
 * @param library The packages that edited code can import.
 */
export function startPlayground(root: DemoRootModule, library: LibraryModules): void {
  const container = document.querySelector<HTMLElement>(`[${playgroundAttribute}]`);
  if (!container || window === parent) {
    return;
  }
  removeWebRtc();
  const post = (message: FromPlayground) => parent.postMessage(message, '*');
  const preview = createPreviewRoot(container, root);
  const importLibrary = createLibraryImporter(library);
  const packages = listPackages(Object.keys(library.modules));
  let latest: { readonly run: number; readonly entry: string } = { run: 0, entry: '' };

  const fail = (run: number, entry: string, error: unknown) => {
    if (run === latest.run) {
      post({ type: 'failed', run, problem: describeProblem(error, entry) });
    }
  };
  const run = async (number: number, program: Program) => {
    const { entry } = program;
    latest = { run: number, entry };
    try {
      await loadStylesheets(program.stylesheets);
      const exported = await runProgram(program, importLibrary, packages);
      if (number === latest.run) {
        preview.show({
          Demo: findComponent(exported, entry),
          onShown: () => post({ type: 'shown', run: number }),
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
      post({ type: 'pong', ping: data.ping });
    }
  });
  // Errors of event handlers, timers and promises are reported too.
  addEventListener('error', (event) => {
    event.preventDefault();
    fail(latest.run, latest.entry, event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(latest.run, latest.entry, event.reason);
  });
  new ResizeObserver(() => {
    post({ type: 'height', height: Math.ceil(container.getBoundingClientRect().height) });
  }).observe(container);
  post({ type: 'ready' });
}

/**
 * WebRTC connects to any host, and tells code the addresses of the reader's machine. No policy blocks it. Frames inside
 * of this one have it, but the policy lets no script of readers run there.
 */
function removeWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
}

/** Adds links to stylesheets that the document does not have yet. Resolves when all of them have loaded or failed. */
async function loadStylesheets(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const { href } = new URL(url, document.baseURI);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      if (links.some((link) => link.href === href)) {
        return Promise.resolve();
      }
      return new Promise<unknown>((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        document.head.append(link);
      });
    }),
  );
}

function findComponent(exported: unknown, entry: string): ComponentType {
  const component =
    typeof exported === 'object' && exported !== null && 'default' in exported
      ? exported.default
      : undefined;
  if (component === undefined) {
    throw new CodeProblem('Export the component to show: export default …', entry);
  }
  return component as ComponentType;
}

/** Lists the packages of import specifiers: `@mui/material/Button` → `@mui/material`. */
function listPackages(specifiers: readonly string[]): string[] {
  const names = specifiers.map((specifier) => {
    const [first = '', second = ''] = specifier.split('/');
    return first.startsWith('@') ? `${first}/${second}` : first;
  });
  return [...new Set(names)].sort();
}
