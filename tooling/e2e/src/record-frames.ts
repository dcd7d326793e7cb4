import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { PageSend, PlainBrowser } from './plain-browser';

/** What was on the screen for a moment. */
export interface Frame {
  /** Whether every pixel has one colour. */
  readonly isBlank: boolean;
  /** The colour of most pixels, as `#rrggbb`: a page's ground. */
  readonly ground: string;
}

/** Takes each frame that a tab shows from now on; the result ends it and tells what was seen. */
export async function recordFrames(tab: PlainBrowser): Promise<() => Promise<readonly Frame[]>> {
  const pictures: string[] = [];
  const acknowledged = new Map<string, (id: number) => void>();
  tab.onEvent(({ method, params, sessionId = '' }) => {
    if (method !== 'Page.screencastFrame') return;
    pictures.push(params['data'] as string);
    acknowledged.get(sessionId)?.(params['sessionId'] as number);
  });
  // Those that come later start by themselves.
  await tab.inEachPage(async (send, session) => {
    acknowledged.set(session, (sessionId) => {
      send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    const started = start(send);
    if (!(await isPrerendering(send))) await started;
  });
  return async () => {
    // A busy machine draws its last frame late.
    for (let count = -1; count < pictures.length;) {
      count = pictures.length;
      await wait(500);
    }
    return pictures.map(readFrame);
  };
}

async function isPrerendering(send: PageSend): Promise<boolean> {
  const answer = await send('Runtime.evaluate', { expression: 'document.prerendering' });
  return (answer as { result: { value?: unknown } }).result.value === true;
}

/** A prerendered page has frames as soon as it is shown, and not before; one that is gone never has any. */
async function start(send: PageSend): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    try {
      await send('Page.startScreencast', { format: 'png', maxWidth: 640, maxHeight: 400 });
      return;
    } catch (error) {
      if (!String(error).includes('active')) return;
      await wait(5);
    }
  }
}

function readFrame(picture: string): Frame {
  const { data } = PNG.sync.read(Buffer.from(picture, 'base64'));
  const counts = new Map<number, number>();
  for (let place = 0; place < data.length; place += 4) {
    const color = data.readUIntBE(place, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const ground = most === undefined ? '' : `#${most[0].toString(16).padStart(6, '0')}`;
  return { isBlank: counts.size === 1, ground };
}
