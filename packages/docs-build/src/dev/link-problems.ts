import { DiagnosticsError, formatText } from 'diagnostics';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { linkProblems, linksShown } from './dev-entry';
import type { LinkProblem } from './check-page-links';
import type { PageReference } from './dev-pages';

interface LinkProblemsOptions {
  readonly ws: Pick<ViteDevServer['ws'], 'on'>;
  /** Returns the links of a page that `docs check` would report. */
  readonly checkLinks: (page: PageReference) => Promise<readonly LinkProblem[]>;
  readonly report: (error: unknown) => void;
}

/** The broken links of pages that were opened or edited. */
export interface LinkProblems {
  /** Prints the broken links of a page to the terminal. Call it when nobody waits for an answer. */
  check(page: PageReference): Promise<void>;
}

/**
 * Shows broken links in the pages that are open, and prints them to the terminal. The page is shown with them: its author
 * may be about to write the page that a link leads to.
 */
export function createLinkProblems({ ws, checkLinks, report }: LinkProblemsOptions): LinkProblems {
  const check = async (page: PageReference) => {
    const problems = await checkLinks(page);
    const diagnostics = problems.map(({ diagnostic }) => diagnostic);
    if (diagnostics.length > 0) report(new DiagnosticsError(diagnostics));
    return problems;
  };
  const answer = async (pathname: string, client: WebSocketClient) => {
    const problems = await check({ address: decodeURI(pathname) });
    const texts = problems.map(({ href, diagnostic }) => [href, formatText([diagnostic])] as const);
    client.send(linkProblems, Object.fromEntries(texts));
  };
  ws.on(linksShown, (pathname: unknown, client: WebSocketClient) => {
    if (typeof pathname === 'string') answer(pathname, client).catch(report);
  });
  return {
    async check(page) {
      await check(page).catch(report);
    },
  };
}
