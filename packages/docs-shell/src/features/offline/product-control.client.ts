import { formatMessage } from '../../i18n';
import { offlineChannel, type ProductStatus } from './worker/messages';
import { createElement } from '../../client/create-element';
import { isRecord } from '../../lib/is-record';
import { announce } from '../../client/status-message';
import type { OfflineClient } from './offline-connection.client';
import { describeStatus, type OfflineAction } from './describe-status';
import styles from './offline.lazy.css?inline';
import type { OfflinePlace } from './offline-place';

/** Milliseconds after which a worker that saves is spoken to, so that the browser does not stop it. */
const wakeEvery = 10_000;

/** What can be done about a product, with how far it is; it follows what other tabs do. */
export function createProductControl(
  { rootPath, words }: OfflinePlace,
  client: OfflineClient,
  first: ProductStatus,
): HTMLElement {
  const line = createElement('p', { class: 'd-offline-line' });
  const bar = createElement('progress', { max: '1' });
  const count = createElement('p', { class: 'd-offline-count' });
  const problem = createElement('p', { class: 'd-offline-problem', role: 'alert' });
  const actions = createElement('div', { class: 'd-offline-actions' });
  const root = createElement('div', { class: 'd-offline' }, line, bar, count, problem, actions);
  const language = document.documentElement.lang;
  let status = first;

  const draw = (next: ProductStatus) => {
    status = next;
    const view = describeStatus(status, words, language);
    setText(line, view.line);
    setText(problem, view.problem ?? '');
    setText(count, view.progress?.text ?? '');
    bar.hidden = !view.progress;
    bar.value = view.progress?.value ?? 0;
    bar.ariaLabel = view.line;
    const shown = [...actions.children].map(
      (it) => `${it.getAttribute('value')} ${it.textContent}`,
    );
    const wanted = view.actions.map(({ action, label }) => `${action} ${label}`);
    if (shown.join() !== wanted.join()) {
      const hadFocus = actions.contains(document.activeElement);
      const buttons = view.actions.map(({ action, label }) => {
        const button = createElement('button', { type: 'button', value: action }, label);
        button.addEventListener('click', () => void run(action));
        return button;
      });
      actions.replaceChildren(...buttons);
      if (hadFocus) buttons[0]?.focus();
    }
  };
  const refresh = async () => {
    const next = await client.askStatus({ type: 'status', rootPath });
    if (next) draw(next);
  };
  const run = async (action: OfflineAction) => {
    const type = action === 'cancel' || action === 'remove' ? action : 'save';
    if (type === 'save') {
      draw({ ...status, saving: { done: 0, total: status.totalBytes ?? 0 } });
    }
    const wake = setInterval(() => void client.ask({ type: 'list' }), wakeEvery);
    const after = await client.askStatus({ type, rootPath }, Infinity);
    clearInterval(wake);
    if (type === 'save' && after?.saved && !after.problem) {
      announce(formatMessage(words.offlineDone, { name: after.name }));
    } else if (type === 'remove') {
      announce(formatMessage(words.offlineRemoved, { name: status.name }));
    }
    await refresh();
  };
  new BroadcastChannel(offlineChannel).addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || data['rootPath'] !== rootPath) {
        return;
      }
      const { saving } = data;
      if (isRecord(saving)) {
        draw({
          ...status,
          saving: { done: Number(saving['done']), total: Number(saving['total']) },
        });
      } else {
        void refresh();
      }
    },
  );
  addOfflineStyles();
  draw(first);
  return root;
}

/** Adds the styles of offline reading, once. */
export function addOfflineStyles(): void {
  const id = 'd-offline-styles';
  if (!document.getElementById(id)) {
    document.head.append(createElement('style', { id }, styles));
  }
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
