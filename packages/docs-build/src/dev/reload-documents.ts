import type { ViteDevServer, WebSocketClient } from 'vite';
import { documentOpened } from './dev-entry';

/**
 * Creates the function that reloads all open documents, including one that the browser began to load before the change
 * and that connects afterwards.
 */
export function createDocumentReloader({ ws }: Pick<ViteDevServer, 'ws'>): () => void {
  let changedAt = 0;
  ws.on(documentOpened, (openedAt: unknown, client: WebSocketClient) => {
    if (typeof openedAt === 'number' && openedAt < changedAt) client.send({ type: 'full-reload' });
  });
  return () => {
    changedAt = Date.now();
    ws.send({ type: 'full-reload' });
  };
}
