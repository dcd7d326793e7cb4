import type { ProductStatus } from './worker/contract';
import { contentClass } from '../../client/contract';
import { createElement } from '../../client/create-element';
import { createOfflineClient, isStatus, type OfflineClient } from './offline-client.client';
import { addOfflineStyles, createProductControl } from './product-control.client';
import {
  offlineCopiesReadyAttribute,
  offlineMissingClass,
  offlinePageAddress,
  type OfflineConfig,
} from './contract';
import {
  headerFamilyClass,
  headerMarkClass,
  headerNameClass,
  headerProductClass,
} from '../frame/contract';
import { versionsButtonClass } from '../versions/contract';

/**
 * Lists the offline copies by product. If the worker shows the offline page at the address of a missing page, a message
 * above it says so.
 */
export async function renderOfflineCopies(
  root: HTMLElement,
  config: OfflineConfig,
  client: OfflineClient = createOfflineClient(navigator.serviceWorker),
  ready: Promise<boolean> = Promise.resolve(true),
): Promise<void> {
  const { messages } = config;
  addOfflineStyles();
  const parts: HTMLElement[] = [];
  if (location.pathname !== offlinePageAddress) {
    const again = createElement('button', { type: 'button' }, messages.offlineReload);
    again.addEventListener('click', () => location.reload());
    // Above the content of the offline page, which the reader did not request.
    const content = root.closest(`.${contentClass}`) ?? root;
    content.prepend(
      createElement('p', { class: offlineMissingClass }, messages.offlineMissing, ' ', again),
    );
  }
  const answer = (await ready) ? await client.ask({ type: 'list' }) : undefined;
  if (!Array.isArray(answer)) {
    parts.push(createElement('p', {}, messages.offlineUnsupported));
  } else {
    const products = answer.filter(isStatus).filter(hasCopies);
    showProductIdentity(products, location.pathname);
    parts.push(...products.map((status) => createProductSection(status, config, client)));
    if (products.length === 0) {
      parts.push(createElement('p', {}, messages.offlineNothing));
    }
  }
  root.replaceChildren(...parts);
  root.setAttribute(offlineCopiesReadyAttribute, '');
}

/** Returns whether a product has copies besides the offline page itself. */
function hasCopies({ saved, pages }: ProductStatus): boolean {
  return saved !== undefined || pages.some(({ address }) => address !== offlinePageAddress);
}

function createProductSection(
  status: ProductStatus,
  { messages }: OfflineConfig,
  client: OfflineClient,
): HTMLElement {
  const { rootPath, name } = status;
  const pages = status.pages
    .filter(({ address }) => address !== offlinePageAddress)
    .map(({ address, title }) =>
      createElement('li', {}, createElement('a', { href: address }, title)),
    );
  const home = createElement('a', { href: `${rootPath}/` }, name);
  return createElement(
    'section',
    { class: 'd-offline-product' },
    createElement('h2', {}, home),
    createProductControl({ rootPath, messages }, client, status),
    ...(pages.length > 0
      ? [createElement('h3', {}, messages.offlinePages), createElement('ul', {}, ...pages)]
      : []),
  );
}

/**
 * Shows in the header of the offline page the product that the address belongs to, if the reader has copies of it: the
 * page itself is of the product at the root of the site.
 */
function showProductIdentity(products: readonly ProductStatus[], pathname: string): void {
  const link = document.querySelector<HTMLAnchorElement>(`.${headerProductClass}`);
  const [product] = products
    .filter(({ rootPath }) => rootPath !== '' && pathname.startsWith(`${rootPath}/`))
    .toSorted((a, b) => b.rootPath.length - a.rootPath.length);
  if (!link || !product) {
    return;
  }
  link.href = `${product.rootPath}/`;
  link.querySelector(`.${headerNameClass}`)?.replaceChildren(product.name);
  // What the offline page has of these is about its own product.
  link.querySelector(`.${headerFamilyClass}`)?.remove();
  link.querySelector(`.${headerMarkClass}`)?.remove();
  document.querySelector(`.${versionsButtonClass}`)?.remove();
}
