import { Idiomorph } from 'idiomorph';

interface PageCopyOptions {
  /** Selector of elements that stay the same when others are added before them. */
  readonly blocks: string;
  /** Selector of elements in which scripts may have replaced what the server sent. A change of that is not shown. */
  readonly replaceable: string;
  /** Selector of elements that scripts have changed before the copy is made. They are not changed. */
  readonly restored: string;
  /** Attributes that scripts have changed before the copy is made. They are not changed. */
  readonly restoredAttributes: readonly string[];
}

/** A copy of the page as the server sent it, which knows the node of the open page for each of its own. */
export interface PageCopy {
  /**
   * Shows new HTML of the page. Changes the nodes that differ from the last HTML, and leaves what scripts did to all others.
   *
   * @param canAdd says whether an element can be added to the open page. One with code that only starts with a page cannot
   * @returns the nodes that were added, or undefined if the HTML cannot be shown; then the open page is unchanged
   */
  readonly show: (
    current: HTMLElement,
    canAdd: (added: Element) => boolean,
  ) => readonly Node[] | undefined;
  /** Replaces an element of the open page by a new one with the last HTML, without what scripts did to it. */
  readonly renew: (selector: string) => void;
}

/** Copies a page. Has to be called before scripts add or remove elements. */
export function copyPage(page: HTMLElement, options: PageCopyOptions): PageCopy {
  const copy = document.importNode(page, true);
  const nodes = pairNodes(page);
  nodes.pair(copy, page);

  const show = (current: HTMLElement, canAdd: (added: Element) => boolean) => {
    const records = morph(copy, current, options).filter(({ target }) => copy.contains(target));
    const inserted = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const added = [...inserted].filter((node) => copy.contains(node) && !nodes.isKnown(node));
    const changes = records.filter(({ target }) => !added.some((node) => node.contains(target)));
    const isLost = ({ target }: MutationRecord) =>
      !nodes.find(target) && !toElement(target)?.closest(options.replaceable);
    const isRefused = (node: Node) => node instanceof Element && !canAdd(node);
    if (added.some(isRefused) || changes.some(isLost)) return undefined;
    for (const { type, target, attributeName } of changes) {
      const shown = nodes.find(target);
      if (!shown) continue;
      if (type === 'characterData') shown.nodeValue = target.nodeValue;
      if (type === 'childList') insertChildren(target, shown);
      if (attributeName !== null) copyAttribute(target, shown, attributeName);
    }
    // After the insertions: a new node takes the place of a removed one, among those that scripts have added.
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
      const shown = copy.contains(node) ? undefined : nodes.find(node);
      shown?.parentNode?.removeChild(shown);
    }
    return added.flatMap((node) => nodes.find(node) ?? []);

    function insertChildren(target: Node, shown: Node): void {
      let next: Node | null = [...shown.childNodes].findLast(nodes.isServed)?.nextSibling ?? null;
      for (const child of [...target.childNodes].reverse()) {
        if (inserted.has(child)) shown.insertBefore(nodes.create(child), next);
        next = nodes.find(child) ?? next;
      }
    }
  };

  const renew = (selector: string) => {
    const element = copy.querySelector(selector);
    if (!element) return;
    const shown = nodes.find(element);
    const renewed = document.importNode(element, true);
    shown?.parentNode?.replaceChild(renewed, shown);
    nodes.pair(element, renewed);
  };
  return { show, renew };
}

/** Gives the copy the HTML of `current`. Returns its changes. */
function morph(
  copy: HTMLElement,
  current: HTMLElement,
  { blocks, restored, restoredAttributes }: PageCopyOptions,
): readonly MutationRecord[] {
  const next = document.importNode(current, true);
  const marked = markEqual(copy.querySelectorAll(blocks), next.querySelectorAll(blocks));
  const observer = new MutationObserver(() => {});
  observer.observe(copy, { subtree: true, childList: true, characterData: true, attributes: true });
  // The library takes the nodes out of their parent. It only returns a promise if it is told to wait for stylesheets.
  void Idiomorph.morph(copy, [...next.childNodes], {
    morphStyle: 'innerHTML',
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(restored)),
      beforeAttributeUpdated: (name) => !restoredAttributes.includes(name),
    },
  });
  const records = observer.takeRecords();
  marked.forEach((element) => element.removeAttribute('id'));
  return records;
}

/**
 * Gives elements with the same HTML the same id, by which the library finds them. Without one it takes the next element of the same
 * tag.
 *
 * @returns the elements of the first list that have such an id
 */
function markEqual(before: Iterable<Element>, after: Iterable<Element>): readonly Element[] {
  const unused = new Map<string, Element[]>();
  for (const element of after) {
    if (element.id === '')
      unused.set(element.outerHTML, [...(unused.get(element.outerHTML) ?? []), element]);
  }
  return [...before].filter((element, index) => {
    const equal = unused.get(element.outerHTML)?.shift();
    if (!equal) return false;
    element.id = equal.id = `equal-block-${index}`;
    return true;
  });
}

/** Pairs nodes of a copy with those of the open page. */
function pairNodes(page: HTMLElement) {
  const pairs = new WeakMap<Node, Node>();
  const served = new WeakSet<Node>();
  const set = (node: Node, shown: Node) => {
    pairs.set(node, shown);
    served.add(shown);
  };
  const pair = (node: Node, shown: Node) => {
    set(node, shown);
    for (const [index, child] of node.childNodes.entries()) {
      const counterpart = shown.childNodes[index];
      if (counterpart?.nodeName === child.nodeName) pair(child, counterpart);
    }
  };
  /** Returns a node for the open page. One that the page had elsewhere is not created again. */
  const create = (node: Node): Node => {
    const known = pairs.get(node);
    if (known) return known;
    const created = document.importNode(node, false);
    for (const child of node.childNodes) created.appendChild(create(child));
    set(node, created);
    return created;
  };
  return {
    pair,
    create,
    isKnown: (node: Node) => pairs.has(node),
    /** Returns whether a node of the open page has a copy: the others are those that scripts have added. */
    isServed: (shown: Node) => served.has(shown),
    /** Returns the node of the open page, unless a script has removed it. */
    find: (node: Node) => {
      const shown = pairs.get(node);
      return shown && page.contains(shown) ? shown : undefined;
    },
  };
}

function toElement(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function copyAttribute(from: Node, to: Node, name: string): void {
  if (!(from instanceof Element && to instanceof Element)) return;
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}
