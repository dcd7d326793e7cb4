/** The start and end of an element, as offsets of characters. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Keeps track of open elements and notifies listeners when one ends. */
export interface ElementStack {
  /** Opens an element that begins at `offset`. */
  open(start: number): void;
  /** Calls back with the position of the last opened element when it ends. */
  onEnd(tell: (stretch: Stretch) => void): void;
  /** Calls back with the text of the last opened element when it ends. */
  onText(tell: (text: string) => void): void;
  text(text: string): void;
  close(end: number): void;
}

interface Waiting {
  readonly depth: number;
  readonly start: number;
  text?: string;
  tell(stretch: Stretch, text: string): void;
}

/** Creates a stack for one page. */
export function createElementStack(): ElementStack {
  const waiting: Waiting[] = [];
  let depth = 0;
  let lastStart = 0;
  return {
    open(start) {
      depth += 1;
      lastStart = start;
    },
    onEnd: (tell) => void waiting.push({ depth, start: lastStart, tell }),
    onText: (tell) =>
      void waiting.push({ depth, start: lastStart, text: '', tell: (_, text) => tell(text) }),
    text(text) {
      for (const element of waiting) {
        if (element.text !== undefined) element.text += text;
      }
    },
    close(end) {
      for (let last = waiting.at(-1); last?.depth === depth; last = waiting.at(-1)) {
        waiting.pop();
        last.tell({ start: last.start, end }, last.text ?? '');
      }
      depth -= 1;
    },
  };
}
