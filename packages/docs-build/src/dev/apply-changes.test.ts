import { expect, it, vi } from 'vitest';
import { createChangeHandler } from './apply-changes';

const composed = '/r/packages/docs-shell/src/features/content/Callout.tsx';
const frame = '/r/packages/docs-shell/src/features/frame/Header.tsx';

function createHandler(edit = async () => false) {
  const reopenPages = vi.fn(async () => undefined);
  const documents = { reload: vi.fn(), send: vi.fn() };
  const environment = { moduleGraph: { getModuleById: () => undefined }, hot: { send: vi.fn() } };
  const applyChanges = createChangeHandler({
    appDir: '/r/apps/a',
    sourceDirs: ['/r/packages/docs-shell/src'],
    vite: {
      ws: { send: vi.fn() },
      environments: { client: environment, ssr: environment },
    } as never,
    documents,
    reporter: { forget: vi.fn(), report: vi.fn() },
    pages: () => ({ check: async () => undefined, edit, tryDemos: async () => undefined }) as never,
    composesPages: (file) => file === composed,
    reopenPages,
    restartNext: async () => undefined,
    listFailedDemos: () => [],
    listNotLoadedDemos: () => [],
  });
  return { applyChanges, reopenPages, documents };
}

it.each([
  { files: [frame], isReopened: false },
  { files: [composed], isReopened: true },
  { files: [frame, composed], isReopened: true },
])(
  'after edits of $files, the code that composes pages is loaded again: $isReopened',
  async ({ files, isReopened }) => {
    const { applyChanges, reopenPages, documents } = createHandler();
    await applyChanges(files.map((file) => ({ file, isNewOrGone: false })));
    expect(reopenPages).toHaveBeenCalledTimes(isReopened ? 1 : 0);
    expect(documents.reload).toHaveBeenCalledTimes(1);
  },
);

const stylesheet = '/r/apps/a/demos/button/basic.css';
const page = '/r/apps/a/content/react-button.mdx';

it.each([
  { file: stylesheet, isNewOrGone: false, sent: ['docs:stylesheet-changed'] },
  { file: stylesheet, isNewOrGone: true, sent: [] },
  { file: page, isNewOrGone: false, sent: ['docs:page-changed'] },
  { file: page, isNewOrGone: false, edit: async () => true, sent: [] },
  { file: page, isNewOrGone: false, edit: () => Promise.reject(new Error('YAML')), sent: [] },
])(
  'tells open pages about an edit of text and styles, and loads them again after others: $sent',
  async ({ file, isNewOrGone, edit, sent }) => {
    const { applyChanges, documents } = createHandler(edit);
    await applyChanges([{ file, isNewOrGone }]);
    expect(documents.send.mock.calls.flat()).toEqual(sent);
    expect(documents.reload).toHaveBeenCalledTimes(sent.length === 0 ? 1 : 0);
  },
);
