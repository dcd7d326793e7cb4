import { emitEvent } from '../analytics/emit-event.client';
import { codeText } from './code-text';
import { isCopyShortcut } from './copy-shortcut';
import { createNotice } from '../../client/notice';
import type { Notice } from '../../client/notice';
import { announce, statusWord } from '../../client/status-message';

/** Milliseconds that “Copied” stands (SPEC CT-3). */
const afterClick = 1200;
const afterShortcut = 2000;

const blockSelector = '.d-code, .d-demo-source';
const buttonSelector = '[data-copy]';

/** Serves the copy button of every code block, also of those that come later (SPEC CT-3). */
export function setUpCopyButtons(): void {
  const notices = new WeakMap<Element, Notice>();

  const noticeOf = (button: Element) => {
    const known = notices.get(button);
    if (known) {
      return known;
    }
    const notice = createNotice((isShown) => {
      button.textContent = statusWord(isShown ? 'copied' : 'copy');
    });
    notices.set(button, notice);
    return notice;
  };

  const copy = async (block: Element, duration: number) => {
    const text = codeText(shownCode(block)?.childNodes ?? []);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // A copy that fails is ignored silently (SPEC CT-3).
    }
    announce(statusWord('copied'));
    const button = block.querySelector(buttonSelector);
    if (button) {
      noticeOf(button).show(duration);
    }
  };

  document.addEventListener('click', ({ target }) => {
    const block =
      target instanceof Element && target.closest(buttonSelector)?.closest(blockSelector);
    if (block) {
      void copy(block, afterClick);
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isCopyShortcut(event) || hasSelection()) {
      return;
    }
    const block = blockInUse();
    if (block) {
      void copy(block, afterShortcut);
      const label = block.closest<HTMLElement>('[data-demo]')?.dataset['demo'];
      if (label === undefined) emitEvent('code', { action: 'copy-keyboard' });
      else emitEvent('demo', { action: 'copy-keyboard', label });
    }
  });
}

/** A demo's source stands there in two languages, one of them hidden. */
function shownCode(block: Element): Element | undefined {
  return [...block.querySelectorAll('code')].find((code) => {
    const variant = code.closest('[data-code]');
    return !variant || getComputedStyle(variant).display !== 'none';
  });
}

function hasSelection(): boolean {
  const field = document.activeElement;
  const selectsInField =
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.selectionStart !== field.selectionEnd;
  return selectsInField || getSelection()?.isCollapsed === false;
}

/** The block that the Tab key reached; else the one under the pointer; else the one that was clicked before. */
function blockInUse(): Element | null {
  const focused = document.activeElement?.closest(blockSelector) ?? null;
  if (focused && document.activeElement?.matches(':focus-visible')) {
    return focused;
  }
  return document.querySelector(`:is(${blockSelector}):hover`) ?? focused;
}
