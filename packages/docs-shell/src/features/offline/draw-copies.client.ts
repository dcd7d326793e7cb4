import type { ProductStatus } from './worker/messages';
import { createElement } from '../../client/create-element';
import { createOfflineClient, isStatus, type OfflineClient } from './offline-connection.client';
import { addOfflineStyles, createProductControl } from './product-control.client';
import type { OfflinePlace } from './offline-place';

/** Where the list of copies has its own address; anywhere else it stands for a page that is not there. */
const ownAddress = '/offline/';

/** Lists what is kept on the device, by product (SPEC SW-2). */
export async function drawCopies(
  root: HTMLElement,
  place: OfflinePlace,
  client: OfflineClient = createOfflineClient(navigator.serviceWorker),
  ready: Promise<boolean> = Promise.resolve(true),
): Promise<void> {
  const { words } = place;
  addOfflineStyles();
  const parts: HTMLElement[] = [];
  if (location.pathname !== ownAddress) {
    const again = createElement('button', { type: 'button' }, words.offlineReload);
    again.addEventListener('click', () => location.reload());
    // Before what the page says of itself: it was not asked for.
    const content = root.closest('.d-content') ?? root;
    content.prepend(
      createElement('p', { class: 'd-offline-missing' }, words.offlineMissing, ' ', again),
    );
  }
  const answer = (await ready) ? await client.ask({ type: 'list' }) : undefined;
  if (!Array.isArray(answer)) {
    parts.push(createElement('p', {}, words.offlineUnsupported));
  } else {
    const products = answer.filter(isStatus).filter(isNoOfflinePageAlone);
    parts.push(...products.map((status) => drawProduct(status, place, client)));
    if (products.length === 0) {
      parts.push(createElement('p', {}, words.offlineNothing));
    }
  }
  root.replaceChildren(...parts);
  root.dataset['ready'] = '';
}

/** That this page itself is kept is no news. */
function isNoOfflinePageAlone({ saved, pages }: ProductStatus): boolean {
  return saved !== undefined || pages.some(({ address }) => address !== ownAddress);
}

function drawProduct(
  status: ProductStatus,
  { words }: OfflinePlace,
  client: OfflineClient,
): HTMLElement {
  const { rootPath, name } = status;
  const pages = status.pages
    .filter(({ address }) => address !== ownAddress)
    .map(({ address, title }) =>
      createElement('li', {}, createElement('a', { href: address }, title)),
    );
  const home = createElement('a', { href: `${rootPath}/` }, name);
  return createElement(
    'section',
    { class: 'd-offline-product' },
    createElement('h2', {}, home),
    createProductControl({ rootPath, words }, client, status),
    ...(pages.length > 0
      ? [createElement('h3', {}, words.offlinePages), createElement('ul', {}, ...pages)]
      : []),
  );
}
