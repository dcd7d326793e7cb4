import { emitEvent } from '../analytics/emit-event.client';
import { createNotice } from '../../client/notice';
import type { Notice } from '../../client/notice';
import { copiedMessageAttribute, copyMessageAttribute } from '../../client/contract';
import { announce, readStatusMessage } from '../../client/status-message';
import { codeAttribute, demoAttribute, demoSourceClass } from '../demo/contract';
import { codeText } from './code-text';
import { codeBlockClass, copyAttribute } from './contract';
import { isCopyShortcut } from './copy-shortcut';

/** How long “Copied” is shown. */
const clickNoticeMs = 1200;
const shortcutNoticeMs = 2000;

const blockSelector = `.${codeBlockClass}, .${demoSourceClass}`;
const buttonSelector = `[${copyAttribute}]`;

/** Makes the copy button of every code block and demo work, including those that are added later, and Ctrl+C. */
export function initCopyButtons(): void {
  const notices = new WeakMap<Element, Notice>();

  const getNotice = (button: Element) => {
    const existing = notices.get(button);
    if (existing) {
      return existing;
    }
    const notice = createNotice((isShown) => {
      button.textContent = readStatusMessage(
        isShown ? copiedMessageAttribute : copyMessageAttribute,
      );
    });
    notices.set(button, notice);
    return notice;
  };

  const copy = async (block: Element, noticeMs: number) => {
    const text = codeText(findShownCode(block)?.childNodes ?? []);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // A failed copy is not reported: the button keeps its label.
    }
    announce(readStatusMessage(copiedMessageAttribute));
    const button = block.querySelector(buttonSelector);
    if (button) {
      getNotice(button).show(noticeMs);
    }
  };

  document.addEventListener('click', ({ target }) => {
    const block =
      target instanceof Element && target.closest(buttonSelector)?.closest(blockSelector);
    if (block) {
      void copy(block, clickNoticeMs);
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isCopyShortcut(event) || hasSelection()) {
      return;
    }
    const block = findActiveBlock();
    if (block) {
      void copy(block, shortcutNoticeMs);
      const label = block.closest(`[${demoAttribute}]`)?.getAttribute(demoAttribute);
      if (typeof label !== 'string') emitEvent('code', { action: 'copy-keyboard' });
      else emitEvent('demo', { action: 'copy-keyboard', label });
    }
  });
}

/** A demo's source is in the page in two languages, one of them hidden. */
function findShownCode(block: Element): Element | undefined {
  return [...block.querySelectorAll('code')].find((code) => {
    const variant = code.closest(`[${codeAttribute}]`);
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

/** The block focused by keyboard; otherwise the one under the pointer; otherwise the one that was clicked. */
function findActiveBlock(): Element | null {
  const focused = document.activeElement?.closest(blockSelector) ?? null;
  if (focused && document.activeElement?.matches(':focus-visible')) {
    return focused;
  }
  return document.querySelector(`:is(${blockSelector}):hover`) ?? focused;
}
