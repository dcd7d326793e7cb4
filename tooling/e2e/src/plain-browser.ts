import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { CdpConnection, type CdpEvent } from './cdp-connection';

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
  readonly url: string;
}

/** A browser with one tab, controlled from outside the page. */
export interface PlainBrowser {
  /** Opens a path of the origin and waits for its load event. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the visible page. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true in the visible page. */
  waitFor(expression: string): Promise<void>;
  /** Moves the pointer to the middle of an element, and scrolls it into view first if needed. */
  hover(selector: string): Promise<void>;
  /** Clicks at the position of the pointer. */
  click(): Promise<void>;
  /** Waits until the prerendered page of an address is complete and idle. */
  waitForPrerender(address: string): Promise<void>;
  /** Receives the events of all pages. */
  onEvent(listener: (event: CdpEvent) => void): void;
  /** Runs a function for each current and future page, including prerendered ones, as soon as it is attached. */
  inEachPage(action: (send: PageSend, session: string) => Promise<unknown>): Promise<void>;
  /** Starts a trace of all pages. Returns a function that ends it and resolves to its events. */
  startTracing(categories: readonly string[]): Promise<() => Promise<readonly unknown[]>>;
  close(): Promise<void>;
}

/** Calls a protocol method of a page. */
export type PageSend = (method: string, params?: object) => Promise<unknown>;

interface PlainBrowserOptions {
  readonly windowSize?: string;
  /** Preferences of the operating system. */
  readonly colorScheme?: 'dark' | 'light';
  /** Further flags of Chromium. */
  readonly flags?: readonly string[];
}

const timeoutMs = 15_000;

/** After this time, a browser that does not close is killed. */
const closeTimeoutMs = 5_000;

/** Returns the state of a document after its pending work. */
const readyStateAtRest = `new Promise((resolve) => setTimeout(() => resolve(document.readyState)))`;

/**
 * Starts Chromium without Playwright. If Playwright launches it, it prerenders pages but never activates them, because
 * prerendering belongs to a tab and Playwright attaches to pages. This function attaches to the tab and uses its
 * visible page. The back/forward cache stays enabled, too.
 */
export async function startPlainBrowser(
  origin: string,
  { windowSize = '1280,800', colorScheme = 'light', flags = [] }: PlainBrowserOptions = {},
): Promise<PlainBrowser> {
  const { executablePath = 'chromium', args = [] } = chromiumLaunchOptions({
    disabledFeatures: [],
    needs: 'desktop',
  });
  const profile = await mkdtemp(path.join(tmpdir(), 'docs-browser-'));
  const browser = spawn(
    executablePath,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      `--window-size=${windowSize}`,
      `--blink-settings=preferredColorScheme=${colorScheme === 'dark' ? 0 : 1}`,
      ...args.filter((arg) => arg !== '--disable-background-networking'),
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const [, , , input, output] = browser.stdio;
  const connection = new CdpConnection(input as Writable, output as Readable);
  const pages = new Map<string, TargetInfo>();
  const actions: ((session: string) => Promise<unknown>)[] = [];
  connection.onEvent(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const session = params['sessionId'] as string;
      const info = params['targetInfo'] as TargetInfo;
      pages.set(session, info);
      if (info.type !== 'page') return;
      // The page may be closed before the call.
      for (const action of actions) action(session).catch(() => undefined);
    } else if (method === 'Target.detachedFromTarget') {
      pages.delete(params['sessionId'] as string);
    } else if (method === 'Target.targetInfoChanged') {
      const info = params['targetInfo'] as TargetInfo;
      for (const [session, { targetId }] of pages) {
        if (targetId === info.targetId) pages.set(session, info);
      }
    }
  });
  await connection.send('Target.setDiscoverTargets', {
    discover: true,
    filter: [{ type: 'tab' }, { type: 'page' }],
  });
  const { targetInfos } = (await connection.send('Target.getTargets', {
    filter: [{ type: 'tab' }],
  })) as { targetInfos: TargetInfo[] };
  const { sessionId: tab } = (await connection.send('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })) as { sessionId: string };
  await connection.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    tab,
  );

  const visible = () => {
    const page = [...pages].find(([, { type, subtype }]) => type === 'page' && !subtype);
    if (!page) throw new Error('The tab shows no page.');
    return page[0];
  };
  const send = (method: string, params?: object) => connection.send(method, params, visible());
  const until = async (what: string, isTrue: () => Promise<boolean>) => {
    const end = Date.now() + timeoutMs;
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > end) throw new Error(`Timed out waiting for ${what}.`);
      await wait(20);
    }
  };
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value?: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value;
  };
  let pointer = { x: 0, y: 0 };
  const mouse = (type: string, more = {}) =>
    send('Input.dispatchMouseEvent', { type, ...pointer, ...more });

  return {
    evaluate,
    waitFor: (expression) => until(expression, async () => (await evaluate(expression)) === true),
    async open(address) {
      const url = origin + address;
      await send('Page.navigate', { url });
      await until(url, async () => {
        const state = await evaluate('location.href + " " + document.readyState');
        return state === `${url} complete`;
      });
    },
    async hover(selector) {
      pointer = (await evaluate(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()`)) as typeof pointer;
      await mouse('mouseMoved');
    },
    async click() {
      await mouse('mousePressed', { button: 'left', clickCount: 1 });
      // The page may be closed before it responds.
      await mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
    },
    waitForPrerender: (address) =>
      until(`a prerendered ${address}`, async () => {
        const ready = [...pages].find(
          ([, info]) => info.subtype === 'prerender' && info.url === origin + address,
        );
        if (!ready) return false;
        const { result } = (await connection.send(
          'Runtime.evaluate',
          { expression: readyStateAtRest, awaitPromise: true, returnByValue: true },
          ready[0],
        )) as { result: { value?: unknown } };
        return result.value === 'complete';
      }),
    onEvent: (listener) => connection.onEvent(listener),
    async inEachPage(action) {
      const act = (session: string) =>
        action((method, params) => connection.send(method, params, session), session);
      actions.push(act);
      const present = [...pages].filter(([, { type }]) => type === 'page');
      await Promise.all(present.map(([session]) => act(session)));
    },
    async startTracing(categories) {
      const events: unknown[] = [];
      const complete = new Promise<void>((resolve) =>
        connection.onEvent(({ method, params }) => {
          if (method === 'Tracing.dataCollected') events.push(...(params['value'] as unknown[]));
          else if (method === 'Tracing.tracingComplete') resolve();
        }),
      );
      await connection.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories },
      });
      return async () => {
        await connection.send('Tracing.end');
        await complete;
        return events;
      };
    },
    async close() {
      // A busy browser may not respond, and a closed one never does.
      const closed = connection.send('Browser.close').then(
        () => exited,
        () => exited,
      );
      await Promise.race([closed, exited, wait(closeTimeoutMs)]);
      browser.kill('SIGKILL');
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
