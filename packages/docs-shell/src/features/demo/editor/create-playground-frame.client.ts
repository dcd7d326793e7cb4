import {
  parseFromPlayground,
  type Problem,
  type Program,
  type ToPlayground,
} from '../sandbox/frame-messages';
import { listPageSettings } from '../../../client/page-settings';
import { createElement } from '../../../client/create-element';
import { watchFrame } from './watch-frame.client';

interface PlaygroundFrameOptions {
  /** Where it stands. */
  readonly place: Element;
  readonly src: string;
  readonly title: string;
  /** Least and most height in pixels. */
  readonly height: number;
  readonly onShown: () => void;
  readonly onProblem: (problem: Problem) => void;
  /** It does not answer any more and is gone. */
  readonly onStopped: () => void;
}

/** A document that runs code, in a frame. */
export interface PlaygroundFrame {
  readonly element: HTMLIFrameElement;
  /** Runs a program in the place of the last one. */
  run(program: Program): void;
  remove(): void;
}

/** However long a demo claims to be, the page around it stays within reach. */
const greatestHeight = 2000;

/**
 * Frames the document that runs what a reader writes. It is nobody's origin (`sandbox` without `allow-same-origin`), so
 * it reaches neither the page nor its storage, and where the browser gives it a process of its own, nothing that
 * it does can hold the page up.
 */
export function createPlaygroundFrame(options: PlaygroundFrameOptions): PlaygroundFrame {
  const element = createElement('iframe', {
    class: 'd-demo-playground',
    sandbox: 'allow-scripts',
    src: options.src,
    title: options.title,
    height: String(options.height),
  });
  let isReady = false;
  let latest: { readonly run: number; readonly program: Program } | undefined;

  const say = (message: ToPlayground) => element.contentWindow?.postMessage(message, '*');
  const saySettings = () => say({ type: 'settings', attributes: listPageSettings() });
  const sayProgram = () => {
    if (isReady && latest) {
      say({ type: 'run', ...latest });
    }
  };
  const watch = watchFrame({
    ask(ping) {
      if (isReady) {
        say({ type: 'ping', ping });
      } else {
        // What has not come yet is slow, and not endless.
        watch.heard(ping);
      }
    },
    onSilent() {
      remove();
      options.onStopped();
    },
  });
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const message = source === element.contentWindow ? parseFromPlayground(data) : undefined;
    switch (message?.type) {
      case 'ready':
        isReady = true;
        saySettings();
        sayProgram();
        break;
      case 'pong':
        watch.heard(message.ping);
        break;
      case 'height':
        if (message.height > 0) {
          element.height = String(clamp(message.height, options.height, greatestHeight));
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
  const settings = new MutationObserver(saySettings);

  addEventListener('message', hear);
  settings.observe(document.documentElement, { attributes: true });
  options.place.append(element);

  function remove() {
    removeEventListener('message', hear);
    settings.disconnect();
    watch.stop();
    element.remove();
  }

  return {
    element,
    run(program) {
      latest = { run: (latest?.run ?? 0) + 1, program };
      sayProgram();
    },
    remove,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
