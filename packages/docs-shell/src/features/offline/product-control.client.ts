import { formatMessage } from '../../i18n';
import { offlineChannel, type ProductStatus } from './worker/contract';
import { addStyles } from '../../client/add-styles';
import { createElement } from '../../client/create-element';
import { isRecord } from '../../lib/is-record';
import { announce } from '../../client/status-message';
import type { OfflineClient } from './offline-client.client';
import { describeStatus, type OfflineAction } from './describe-status';
import styles from './offline.lazy.css?inline';
import type { OfflineConfig } from './contract';

/** Messages at this interval keep the browser from stopping a worker that downloads. */
const keepAliveIntervalMs = 10_000;

/** Creates the status and the buttons of a product. They follow downloads in other tabs. */
export function createProductControl(
  { rootPath, messages }: OfflineConfig,
  client: OfflineClient,
  initial: ProductStatus,
): HTMLElement {
  const line = createElement('p', { class: 'd-offline-line' });
  const bar = createElement('progress', { max: '1' });
  const count = createElement('p', { class: 'd-offline-count' });
  const problem = createElement('p', { class: 'd-offline-problem', role: 'alert' });
  const actions = createElement('div', { class: 'd-offline-actions' });
  const root = createElement('div', { class: 'd-offline' }, line, bar, count, problem, actions);
  const language = document.documentElement.lang;
  let status = initial;

  const render = (next: ProductStatus) => {
    status = next;
    const view = describeStatus(status, messages, language);
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
    if (next) render(next);
  };
  const run = async (action: OfflineAction) => {
    const type = action === 'cancel' || action === 'remove' ? action : 'save';
    if (type === 'save') {
      render({ ...status, saving: { done: 0, total: status.totalBytes ?? 0 } });
    }
    const keepAlive = setInterval(() => void client.ask({ type: 'list' }), keepAliveIntervalMs);
    const after = await client.askStatus({ type, rootPath }, Infinity);
    clearInterval(keepAlive);
    if (type === 'save' && after?.saved && !after.problem) {
      announce(formatMessage(messages.offlineDone, { name: after.name }));
    } else if (type === 'remove') {
      announce(formatMessage(messages.offlineRemoved, { name: status.name }));
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
        render({
          ...status,
          saving: { done: Number(saving['done']), total: Number(saving['total']) },
        });
      } else {
        void refresh();
      }
    },
  );
  addOfflineStyles();
  render(initial);
  return root;
}

/** Adds the styles of offline reading to the page, once. */
export function addOfflineStyles(): void {
  addStyles(styles);
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}
