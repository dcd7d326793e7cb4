import { expect, it, vi } from 'vitest';
import { createChangeHandler } from './apply-changes';

const composed = '/r/packages/docs-shell/src/features/content/Callout.tsx';
const frame = '/r/packages/docs-shell/src/features/frame/Header.tsx';

function createHandler(failedDemos: readonly string[] = [], edit = async () => undefined) {
  const done = async () => undefined;
  const reopenPages = vi.fn(done);
  const documents = { reload: vi.fn(), send: vi.fn() };
  const environment = {
    moduleGraph: { getModuleById: () => undefined, onFileChange: vi.fn() },
    hot: { send: vi.fn() },
  };
  const applyChanges = createChangeHandler({
    appDir: '/r/apps/a',
    sourceDirs: ['/r/packages/docs-shell/src'],
    vite: {
      ws: { send: vi.fn() },
      environments: { client: environment, ssr: environment },
    } as never,
    documents,
    reporter: { forget: vi.fn(), report: vi.fn() },
    pages: () => ({ check: done, edit, reload: done, tryDemos: done }) as never,
    composesPages: (file) => file === composed,
    reopenPages,
    restartNext: done,
    listFailedDemos: () => failedDemos,
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
    expect(documents.send).toHaveBeenCalledTimes(1);
  },
);

const demoStylesheets = ['/@docs/stylesheet.css?file=', '/@docs/demos.css'];

it.each([
  { file: '/r/apps/a/demos/button/basic.css', stylesheets: demoStylesheets },
  { file: '/r/apps/a/demo-root.tsx', stylesheets: demoStylesheets, hasNewDemoRoot: true },
  { file: '/r/apps/a/content/react-button.mdx' },
  { file: '/r/apps/a/product.ts' },
  { file: frame },
  { file: `${frame}.css`, stylesheets: ['/_next/static/', '/@docs/styles/'] },
])(
  'tells open pages about an edit of $file, without loading them again',
  async ({ file, stylesheets = [], hasNewDemoRoot = false }) => {
    const { applyChanges, documents } = createHandler();
    await applyChanges([{ file, isNewOrGone: false }]);
    expect(documents.send.mock.calls).toEqual([
      ['docs:page-changed', { stylesheets, hasNewDemoRoot }],
    ]);
    expect(documents.reload).not.toHaveBeenCalled();
  },
);

it.each([
  { what: 'the settings', file: '/r/apps/a/next.config.ts', failed: [] },
  { what: 'a page while a demo fails', file: '/r/apps/a/content/a.mdx', failed: ['a/A.tsx'] },
])('loads open pages again after an edit of $what', async ({ file, failed }) => {
  const { applyChanges, documents } = createHandler(failed);
  await applyChanges([{ file, isNewOrGone: false }]);
  expect(documents.reload).toHaveBeenCalledOnce();
  expect(documents.send).not.toHaveBeenCalled();
});

it('tells open pages about an edit that cannot be read: they show why', async () => {
  const { applyChanges, documents } = createHandler([], () => Promise.reject(new Error('YAML')));
  await applyChanges([{ file: '/r/apps/a/content/a.mdx', isNewOrGone: false }]);
  expect(documents.send).toHaveBeenCalledOnce();
});
