import type { Readable, Writable } from 'node:stream';

/** An event of the DevTools protocol. */
export interface CdpEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A connection over the two pipes of `--remote-debugging-pipe`: messages of JSON that end with a zero byte. */
export class CdpConnection {
  readonly #write: Writable;
  readonly #waiting = new Map<number, Call>();
  readonly #listeners = new Set<(event: CdpEvent) => void>();
  #count = 0;

  constructor(write: Writable, read: Readable) {
    this.#write = write;
    // If the browser is closed, the call is rejected.
    write.on('error', () => undefined);
    let rest = '';
    read.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      messages.forEach((message) => this.#receive(JSON.parse(message) as Reply | CdpEvent));
    });
  }

  /** Calls a method of the browser or of a session. */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { sessionId, resolve, reject });
      this.#write.write(`${JSON.stringify({ id, method, params, sessionId })}\0`, (error) => {
        if (error) reject(error);
      });
    });
  }

  onEvent(listener: (event: CdpEvent) => void): void {
    this.#listeners.add(listener);
  }

  #receive(message: Reply | CdpEvent): void {
    if ('method' in message) {
      if (message.method === 'Target.detachedFromTarget') {
        this.#giveUp(message.params['sessionId']);
      }
      this.#listeners.forEach((listener) => listener(message));
      return;
    }
    const call = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result);
  }

  /** A closed page does not respond. */
  #giveUp(sessionId: unknown): void {
    for (const [id, call] of this.#waiting) {
      if (call.sessionId === sessionId) {
        this.#waiting.delete(id);
        call.reject(new Error('The page is gone.'));
      }
    }
  }
}

interface Call {
  readonly sessionId: string | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}
