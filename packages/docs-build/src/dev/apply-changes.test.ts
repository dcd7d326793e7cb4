import { expect, it, vi } from 'vitest';
import { createChangeHandler } from './apply-changes';

const composed = '/r/packages/docs-shell/src/features/content/Callout.tsx';
const frame = '/r/packages/docs-shell/src/features/frame/Header.tsx';

function createHandler() {
  const reopenPages = vi.fn(async () => undefined);
  const reloadDocuments = vi.fn();
  const applyChanges = createChangeHandler({
    appDir: '/r/apps/a',
    sourceDirs: ['/r/packages/docs-shell/src'],
    vite: { ws: { send: vi.fn() } } as never,
    reloadDocuments,
    reporter: { forget: vi.fn(), report: vi.fn() },
    pages: () => ({ check: async () => undefined, tryDemos: async () => undefined }) as never,
    composesPages: (file) => file === composed,
    reopenPages,
    restartNext: async () => undefined,
    listFailedDemos: () => [],
    listNotLoadedDemos: () => [],
  });
  return { applyChanges, reopenPages, reloadDocuments };
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
