import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PNG } from 'pngjs';
import type { PageSend, PlainBrowser } from './plain-browser';

/** A frame that the browser showed. */
export interface Frame {
  /** Whether all pixels have the same color. */
  readonly isBlank: boolean;
  /** The most frequent color as `#rrggbb`: the background of a page. */
  readonly ground: string;
}

/** Edge length of the mark in the last frame, in pixels of the window. */
const markSize = 24;

/** A color that no page has. Each mark has another one, because frames with the previous mark may still arrive. */
function chooseColor(count: number): string {
  return `#ff${(count % 256).toString(16).padStart(2, '0')}ff`;
}

/**
 * Records each frame that a tab shows from now on. The returned function returns the frames since the start of the
 * recording or since its last call.
 */
export async function recordFrames(tab: PlainBrowser): Promise<() => Promise<readonly Frame[]>> {
  const frames = new EventEmitter();
  const acknowledged = new Map<string, (id: number) => void>();
  let images: PNG[] = [];
  let count = 0;
  tab.onEvent(({ method, params, sessionId = '' }) => {
    if (method !== 'Page.screencastFrame') return;
    images.push(PNG.sync.read(Buffer.from(params['data'] as string, 'base64')));
    acknowledged.get(sessionId)?.(params['sessionId'] as number);
    frames.emit('frame');
  });
  // Later pages start the recording themselves.
  await tab.inEachPage(async (send, session) => {
    acknowledged.set(session, (sessionId) => {
      send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    const started = start(send);
    if (!(await isPrerendering(send))) await started;
  });
  return async () => {
    // Frames arrive in order, so all frames before the mark have arrived.
    const color = chooseColor((count += 1));
    const isLast = (image: PNG) => readCorner(image) === color;
    await tab.evaluate(`(${drawMark.toString()})(${markSize}, '${color}')`);
    while (!images.some(isLast)) await once(frames, 'frame');
    const seen = images.slice(0, images.findIndex(isLast) + 1);
    await tab.evaluate(`document.querySelector('#frame-mark').remove()`);
    images = [];
    return seen.map(readFrame);
  };
}

/** Runs in the page. */
function drawMark(size: number, color: string): void {
  const element = document.createElement('div');
  element.id = 'frame-mark';
  element.popover = 'manual';
  Object.assign(element.style, {
    ...{ position: 'fixed', inset: '0 auto auto 0', margin: '0', padding: '0', border: '0' },
    ...{ width: `${size}px`, height: `${size}px`, background: color },
  });
  document.body.append(element);
  element.showPopover();
  // The browser skips frames while it sends others, so the mark is drawn until one of its frames has arrived.
  const redraw = (width: number) => {
    element.style.width = `${width}px`;
    if (element.isConnected) requestAnimationFrame(() => redraw(width === size ? size + 2 : size));
  };
  redraw(size);
}

/** Returns the color of the upper left corner, inside a mark. */
function readCorner({ data, width }: PNG): string {
  // Frames are recorded at half the size of the window.
  const middle = Math.floor(markSize / 4);
  return toColor(data.readUIntBE((middle * width + middle) * 4, 3));
}

async function isPrerendering(send: PageSend): Promise<boolean> {
  const answer = await send('Runtime.evaluate', { expression: 'document.prerendering' });
  return (answer as { result: { value?: unknown } }).result.value === true;
}

/** A prerendered page has frames only after it is activated. A closed page never has any. */
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

function readFrame({ data }: PNG): Frame {
  const counts = new Map<number, number>();
  for (let place = 0; place < data.length; place += 4) {
    const color = data.readUIntBE(place, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return { isBlank: counts.size === 1, ground: most === undefined ? '' : toColor(most[0]) };
}

function toColor(value: number): string {
  return `#${value.toString(16).padStart(6, '0')}`;
}
