import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createForwarder, superviseFeedback } from '@tooling/site/feedback';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { productTable } from 'products';
import { siteRoot } from './site-root';

/** The built site with a separate feedback service, whose process a test can kill. */
export interface FeedbackSite {
  readonly url: string;
  /** Kills the service and waits until it is restarted. */
  restart(): Promise<void>;
  /** Requests a path of the service with the reader token. */
  read(address: string): Promise<string>;
  /** Sends an answer like a page. */
  submit(answer: object): Promise<void>;
  /** Counts a failed lookup of a reader. */
  submitMiss(miss: object): Promise<void>;
  /** Makes the service unreachable, or reachable again. */
  setReachable(isReachable: boolean): void;
  close(): Promise<void>;
}

/** Token for reading feedback. */
export const feedbackToken = 'a-token-of-some-length';

/** Serves the built site on a free port, with an empty embedded database. */
export async function startFeedbackSite(): Promise<FeedbackSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-feedback-'));
  const service = superviseFeedback({
    ...process.env,
    DOCS_FEEDBACK_FOLDER: folder,
    DOCS_FEEDBACK_READER_TOKEN: feedbackToken,
  });
  let isReachable = true;
  const handle = createForwarder(() => (isReachable ? service.locate() : undefined));
  const server = await createSiteServer({
    root: siteRoot(),
    productTable,
    port: 0,
    headers: securityHeaders({}),
    forward: { path: '/api/feedback', handle },
  });
  const read = async (address: string) => {
    const response = await fetch(`${server.url}/api/feedback/${address}`, {
      headers: { Authorization: `Bearer ${feedbackToken}` },
    });
    return response.text();
  };
  const post = async (address: string, body: object) => {
    const response = await fetch(`${server.url}/api/feedback/${address}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        Origin: server.url,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  await waitFor(() => service.locate() !== undefined);
  // The first start of the embedded database takes seconds.
  while ((await read('entries')).includes('"error"')) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    url: server.url,
    read,
    submit: (answer) => post('', answer),
    submitMiss: (miss) => post('misses', miss),
    setReachable: (value) => (isReachable = value),
    async restart() {
      const pid = service.pid();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await waitFor(() => service.locate() === undefined);
      await waitFor(() => service.locate() !== undefined);
    },
    async close() {
      await server.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(check: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!check()) {
    if (Date.now() > end) throw new Error('The feedback service does not start within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
