import { createSafeStorage } from '../../../client/safe-storage';
import type { DemoSandbox } from '../sandbox/types';
import type { CodeVariant } from '../../../theme/code-variant';
import type { EditorMessages } from '../../../i18n/editor';
import { parseStyleVariant } from '../../../theme/style-variant';
import { styleVariantAttribute } from '../../../theme/style-variant-setting';
import { demoAttribute, editingAttribute, expandCodeClass, resetDemoEvent } from '../contract';
import { observeShownCodeVariant } from '../shown-code-variant.client';
import { createCodeEditor } from './code-editor.client';
import { createDemoRunner } from './demo-runner.client';
import { openTexts } from './edited-texts';
import { createStoredEdits } from './stored-edits';
import { createEditorPanel } from './editor-panel.client';

interface EditDemoOptions {
  /** The element around the demo. */
  readonly demo: HTMLElement;
  /** The toggle button in the toolbar. */
  readonly button: HTMLElement;
  readonly sandbox: DemoSandbox;
  readonly messages: EditorMessages;
  /** Whether the editor gets the focus. */
  readonly hasFocus: boolean;
}

/** The editing of one demo. */
export interface DemoEditing {
  /** Opens or closes the editor. Edited text is kept. */
  toggle(): void;
  /** Opens the editor without moving the focus. */
  open(): void;
  isOpen(): boolean;
  /** Returns the shown text. */
  text(): string;
  /** Rewrites the text in both code variants, and runs it. */
  change(edit: (text: string) => string): void;
  /** Calls back when the text has changed, and when the editor was opened or closed. */
  watch(listener: () => void): void;
  /** Whether the text differs from the demo. */
  isChanged(): boolean;
  /** Returns the texts of the files that the reader changed, by path. */
  changes(variant: CodeVariant): Readonly<Record<string, string>>;
  /** Closes the editor and removes it. The browser keeps edited text for the next editor of the same sandbox. */
  remove(): void;
}

/** Edited code runs after a pause of this length in typing. */
const runDelayMs = 300;

/** Opens the editor of a demo and runs the edited code in its playground. */
export function editDemo({
  demo,
  button,
  sandbox,
  messages,
  hasFocus,
}: EditDemoOptions): DemoEditing {
  const listeners: (() => void)[] = [];
  const notify = () => listeners.forEach((listener) => listener());
  let runTimer: ReturnType<typeof setTimeout> | undefined;
  const removed = new AbortController();
  const panel = createEditorPanel(demo, messages);
  const editor = createCodeEditor({
    host: panel.host,
    hintId: panel.hintId,
    onChange() {
      clearTimeout(runTimer);
      runTimer = setTimeout(runNow, runDelayMs);
      store();
      runner.cancelProblem();
      notify();
    },
  });
  const stored = createStoredEdits(
    createSafeStorage(() => sessionStorage),
    createDemoKey(demo),
  );
  const texts = openTexts(
    editor,
    sandbox,
    observeShownCodeVariant(demo, showVariant, removed.signal),
    stored.read(),
  );
  const store = () =>
    stored.write({
      ...(texts.isChanged('TS') && { TS: texts.textOf('TS') }),
      ...(texts.isChanged('JS') && { JS: texts.textOf('JS') }),
    });
  const runner = createDemoRunner({
    demo,
    sandbox,
    messages,
    notice: panel.notice,
    focusEditor: () => panel.host.focus(),
  });
  keepFocus(panel.host, {
    isRendering: () => runner.isRendering(),
    refocus: () => editor.focus(),
  });

  function runNow() {
    const { shown } = texts;
    const path = sandbox.entry[shown];
    runner.run({
      entry: path,
      files: { ...sandbox.files[shown], [path]: texts.textOf(shown) },
      stylesheets: sandbox.stylesheets,
      classNames: sandbox.classNames,
    });
    panel.updateStaticCode(texts.textOf(shown), shown);
  }

  function showVariant(variant: CodeVariant) {
    panel.setLabel(sandbox.entry[variant]);
    texts.show(variant);
    if (isOpen()) {
      runNow();
    }
  }

  const isOpen = () => demo.hasAttribute(editingAttribute);
  const open = () => {
    demo.setAttribute(editingAttribute, '');
    demo.querySelector(`.${expandCodeClass}`)?.setAttribute('open', '');
    button.setAttribute('aria-pressed', 'true');
    runNow();
    notify();
  };
  const close = () => {
    clearTimeout(runTimer);
    demo.removeAttribute(editingAttribute);
    button.setAttribute('aria-pressed', 'false');
    runner.stop();
    panel.restoreStaticCode();
    notify();
  };

  const reset = () => {
    clearTimeout(runTimer);
    texts.reset();
    store();
    runner.stop();
    if (isOpen()) {
      runNow();
    }
    notify();
  };
  demo.addEventListener(resetDemoEvent, reset, { signal: removed.signal });
  panel.setLabel(sandbox.entry[texts.shown]);
  const openWithFocus = () => {
    open();
    editor.focus();
  };
  if (hasFocus) {
    openWithFocus();
  } else {
    open();
  }

  return {
    toggle: () => (isOpen() ? close() : openWithFocus()),
    open: () => {
      if (!isOpen()) {
        open();
      }
    },
    isOpen,
    text: () => texts.textOf(texts.shown),
    change(edit) {
      clearTimeout(runTimer);
      texts.change(edit);
      store();
      runTimer = setTimeout(runNow, runDelayMs);
      notify();
    },
    watch: (listener) => listeners.push(listener),
    isChanged: () => texts.isChanged('TS') || texts.isChanged('JS'),
    changes: (variant) =>
      texts.isChanged(variant) ? { [sandbox.entry[variant]]: texts.textOf(variant) } : {},
    remove() {
      close();
      removed.abort();
      panel.remove();
    },
  };
}

/** Identifies the edited text: each style variant of a demo has its own. */
function createDemoKey(demo: HTMLElement): string {
  const style = parseStyleVariant(demo.getAttribute(styleVariantAttribute));
  const name = demo.getAttribute(demoAttribute) ?? '';
  return `${location.pathname} ${name}${style === 'css' ? '' : ` ${style}`}`;
}

/**
 * Returns the focus to the editor when a demo takes it while it renders, as demos with `autoFocus` do after every
 * pause in typing. The reader can move the focus into the playground at any other time.
 */
function keepFocus(
  host: HTMLElement,
  { isRendering, refocus }: { readonly isRendering: () => boolean; readonly refocus: () => void },
): void {
  let isTyping = false;
  host.addEventListener('keydown', ({ key, target }) => {
    // On the host itself, Tab leaves the editor.
    isTyping = key !== 'Escape' && target !== host;
  });
  host.addEventListener('focusout', () => {
    setTimeout(() => {
      if (isTyping && isRendering() && document.activeElement instanceof HTMLIFrameElement) {
        refocus();
      }
    });
  });
}
