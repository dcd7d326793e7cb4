import {
  parseFromPlayground,
  type Problem,
  type Program,
  type ToPlayground,
} from '../sandbox/playground-messages';
import { listPageSettings } from '../../../client/page-settings';
import { createElement } from '../../../client/create-element';
import { startHeartbeat } from './heartbeat.client';

interface PlaygroundFrameOptions {
  /** Element to which the iframe is appended. */
  readonly container: Element;
  readonly src: string;
  readonly title: string;
  /** Minimum height in pixels. */
  readonly minHeight: number;
  readonly onShown: () => void;
  readonly onProblem: (problem: Problem) => void;
  /** The iframe was removed: its document stopped answering or sent too many messages, or the code left it. */
  readonly onStopped: (reason: StopReason) => void;
}

/** Why a playground was stopped. */
export type StopReason = 'stuck' | 'left';

/** An iframe with the document that runs edited code. */
export interface PlaygroundFrame {
  readonly element: HTMLIFrameElement;
  /** Runs a program instead of the last one. */
  run(program: Program): void;
  remove(): void;
}

/** Maximum height in pixels: edited code may report any height, and the page must stay usable. */
const maxHeight = 2000;

/** A playground reports a height per frame at most. Code that posts messages without end would block the page. */
const maxMessagesPerSecond = 240;

/**
 * Creates the iframe of the playground. Its origin is opaque (`sandbox` without `allow-same-origin`), so edited code
 * has no access to the page or its storage. In browsers that give it a process of its own, it cannot block the page.
 */
export function createPlaygroundFrame(options: PlaygroundFrameOptions): PlaygroundFrame {
  const element = createElement('iframe', {
    class: 'd-demo-playground',
    sandbox: 'allow-scripts',
    src: options.src,
    title: options.title,
    height: String(options.minHeight),
  });
  let isReady = false;
  let latest: { readonly run: number; readonly program: Program } | undefined;

  const post = (message: ToPlayground) => element.contentWindow?.postMessage(message, '*');
  const postSettings = () => post({ type: 'settings', attributes: listPageSettings() });
  const postProgram = () => {
    if (isReady && latest) {
      post({ type: 'run', ...latest });
    }
  };
  const heartbeat = startHeartbeat({
    sendPing(ping) {
      if (isReady) {
        post({ type: 'ping', ping });
      } else {
        // A document that is still loading is slow, not stuck.
        heartbeat.receivePong(ping);
      }
    },
    onTimeout: () => stop('stuck'),
  });
  const isFlooding = createRateCheck(maxMessagesPerSecond);
  const onMessage = ({ source, data, timeStamp }: MessageEvent<unknown>) => {
    if (source !== element.contentWindow) return;
    if (isFlooding(timeStamp)) {
      stop('stuck');
      return;
    }
    const message = parseFromPlayground(data);
    switch (message?.type) {
      case 'ready':
        isReady = true;
        postSettings();
        postProgram();
        break;
      case 'pong':
        heartbeat.receivePong(message.ping);
        break;
      case 'height':
        if (message.height > 0) {
          element.height = String(clamp(message.height, options.minHeight, maxHeight));
        }
        break;
      case 'shown':
        if (message.run === latest?.run) {
          options.onShown();
        }
        break;
      case 'failed':
        if (message.run === latest?.run) {
          options.onProblem(message.problem);
        }
    }
  };
  const settings = new MutationObserver(postSettings);

  const stop = (reason: StopReason) => {
    remove();
    options.onStopped(reason);
  };
  // The playground itself loads once; a second document is one that the code has opened.
  let loads = 0;
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) {
      stop('left');
    }
  });

  addEventListener('message', onMessage);
  settings.observe(document.documentElement, { attributes: true });
  options.container.append(element);

  function remove() {
    removeEventListener('message', onMessage);
    settings.disconnect();
    heartbeat.stop();
    element.remove();
  }

  return {
    element,
    run(program) {
      latest = { run: (latest?.run ?? 0) + 1, program };
      postProgram();
    },
    remove,
  };
}

/** Returns a function to call for each event. It returns whether the current second has too many events. */
function createRateCheck(maxPerSecond: number): (timeStampMs: number) => boolean {
  let second = 0;
  let count = 0;
  return (timeStampMs) => {
    const current = Math.floor(timeStampMs / 1000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count > maxPerSecond;
  };
}

/** A minimum above the maximum wins. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, Math.max(min, max)));
}
