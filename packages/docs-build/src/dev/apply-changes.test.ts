import { expect, it, vi } from 'vitest';
import { createChangeHandler } from './apply-changes';

const composed = '/r/packages/docs-shell/src/features/content/Callout.tsx';
const frame = '/r/packages/docs-shell/src/features/frame/Header.tsx';

function createHandler() {
  const reopenPages = vi.fn(async () => undefined);
  const reloadDocuments = vi.fn();
  const send = vi.fn();
  const environment = { moduleGraph: { getModuleById: () => undefined }, hot: { send: vi.fn() } };
  const applyChanges = createChangeHandler({
    appDir: '/r/apps/a',
    sourceDirs: ['/r/packages/docs-shell/src'],
    vite: { ws: { send }, environments: { client: environment, ssr: environment } } as never,
    reloadDocuments,
    reporter: { forget: vi.fn(), report: vi.fn() },
    pages: () => ({ check: async () => undefined, tryDemos: async () => undefined }) as never,
    composesPages: (file) => file === composed,
    reopenPages,
    restartNext: async () => undefined,
    listFailedDemos: () => [],
    listNotLoadedDemos: () => [],
  });
  return { applyChanges, reopenPages, reloadDocuments, send };
}

it.each([
  { files: [frame], isReopened: false },
  { files: [composed], isReopened: true },
  { files: [frame, composed], isReopened: true },
])(
  'after edits of $files, the code that composes pages is loaded again: $isReopened',
  async ({ files, isReopened }) => {
    const { applyChanges, reopenPages, reloadDocuments } = createHandler();
    await applyChanges(files.map((file) => ({ file, isNewOrGone: false })));
    expect(reopenPages).toHaveBeenCalledTimes(isReopened ? 1 : 0);
    expect(reloadDocuments).toHaveBeenCalledTimes(1);
  },
);

it.each([
  { isNewOrGone: false, isReloaded: false },
  { isNewOrGone: true, isReloaded: true },
])(
  'keeps open pages after the edit of a stylesheet, but not after a new one: $isNewOrGone',
  async ({ isNewOrGone, isReloaded }) => {
    const { applyChanges, reloadDocuments, send } = createHandler();
    await applyChanges([{ file: '/r/apps/a/demos/button/basic.css', isNewOrGone }]);
    expect(reloadDocuments).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
    const event = { type: 'custom', event: 'docs:stylesheet-changed' };
    expect(send.mock.calls).toEqual(isReloaded ? [] : [[event]]);
  },
);
