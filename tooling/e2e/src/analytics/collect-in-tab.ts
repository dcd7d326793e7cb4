import type { PageSend, PlainBrowser } from '../plain-browser';
import { tagScript } from './create-collector';

/** Replaces the tag's script in each page of a browser, including later ones. */
export async function collectInTab(tab: PlainBrowser, script: string): Promise<void> {
  const pages = new Map<string, PageSend>();
  tab.onEvent(({ method, params, sessionId = '' }) => {
    if (method !== 'Fetch.requestPaused') return;
    const answer = pages.get(sessionId)?.('Fetch.fulfillRequest', {
      requestId: params['requestId'],
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/javascript' }],
      body: Buffer.from(script).toString('base64'),
    });
    // The page may be closed before the response.
    answer?.catch(() => undefined);
  });
  await tab.inEachPage((send, session) => {
    pages.set(session, send);
    return send('Fetch.enable', { patterns: [{ urlPattern: tagScript.replace('**', '*') }] });
  });
}
