import type { ViteDevServer, WebSocketClient } from 'vite';
import { expect, it, vi } from 'vitest';
import { linkProblems, linksShown } from './dev-entry';
import { createLinkProblems } from './link-problems';
import { createErrorReporter } from './report-errors';

type Listener = (data: unknown, client: WebSocketClient) => void;

it('prints the broken links of a page once, and answers with a text for each', async () => {
  const listeners = new Map<string, Listener>();
  const ws = { on: (event: string, listener: Listener) => listeners.set(event, listener) };
  const written: string[] = [];
  const send = vi.fn();
  const diagnostic = {
    file: 'content/index.mdx',
    line: 6,
    code: 'DOCS5001' as const,
    received: 'a link to /paint/brash/, which leads nowhere',
    expected: 'a page of paint',
    hint: 'Did you mean /paint/brush/?',
  };
  const checkLinks = vi.fn(() => Promise.resolve([{ href: '/paint/brash/', diagnostic }]));
  const links = createLinkProblems({
    ws: ws as unknown as Pick<ViteDevServer['ws'], 'on'>,
    checkLinks,
    report: createErrorReporter((text) => written.push(text)).report,
  });
  await links.check({ document: 'pages/en/paint/document.json' });
  // The page was served, and now it is open.
  listeners.get(linksShown)?.('/paint/%E5%88%B7/', { send } as unknown as WebSocketClient);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  expect(checkLinks).toHaveBeenLastCalledWith({ address: '/paint/刷/' });
  const text = `content/index.mdx:6  DOCS5001
  received  a link to /paint/brash/, which leads nowhere
  expected  a page of paint
  hint      Did you mean /paint/brush/?

1 error`;
  expect(send).toHaveBeenCalledWith(linkProblems, { '/paint/brash/': text });
  expect(written).toEqual([expect.stringContaining(text)]);
});
