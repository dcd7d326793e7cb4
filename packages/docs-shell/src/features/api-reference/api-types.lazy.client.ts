import { addStyles } from '../../client/add-styles';
import { createElement } from '../../client/create-element';
import styles from './api-types.lazy.css?inline';
import { apiTypesClass } from './contract';

/** A pointer that only crosses a name opens nothing. */
const openAfterMs = 200;
/** Time to move the pointer from the name to the definition. */
const closeAfterMs = 200;
const gapPx = 6;

const cardClass = 'd-api-type-card';

/**
 * Shows the definition of the type that a link leads to: at once for the focus, after a moment for the pointer. Escape
 * hides it, and so does leaving both the link and the definition.
 */
export function showApiType(link: HTMLAnchorElement, isFocused: boolean): void {
  const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!entry?.closest(`.${apiTypesClass}`) || openCard?.link === link) {
    return;
  }
  const isWanted = () => link.matches(isFocused ? ':focus-visible' : ':hover');
  setTimeout(
    () => {
      if (isWanted() && openCard?.link !== link) {
        openCard?.close();
        openCard = open(link, entry);
      }
    },
    isFocused ? 0 : openAfterMs,
  );
}

interface OpenCard {
  readonly link: HTMLAnchorElement;
  close(): void;
}

let openCard: OpenCard | undefined;

function open(link: HTMLAnchorElement, entry: HTMLElement): OpenCard {
  addStyles(styles);
  const card = createElement('div', { class: cardClass, popover: 'manual', 'aria-hidden': 'true' });
  // The definition is next on the page for a screen reader, and its links are reached there.
  card.append(...Array.from(entry.childNodes, (node) => node.cloneNode(true)));
  card.querySelectorAll('a').forEach((anchor) => anchor.setAttribute('tabindex', '-1'));
  card.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  document.body.append(card);
  card.showPopover();
  place(card, link.getBoundingClientRect());

  const done = new AbortController();
  const { signal } = done;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    done.abort();
    card.remove();
    openCard = undefined;
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (![link, card].some((element) => element.matches(':hover, :focus-visible'))) close();
    }, closeAfterMs);
  };
  for (const element of [link, card]) {
    element.addEventListener('pointerleave', leave, { signal });
  }
  link.addEventListener('blur', leave, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') close();
    },
    { signal },
  );
  // A card that stays where it was would point at something else.
  document.addEventListener('scroll', close, { signal, capture: true });
  document.addEventListener('click', close, { signal });
  return { link, close };
}

/** Places the card below the name, or above it where there is more room. */
function place(card: HTMLElement, anchor: DOMRect): void {
  const { innerHeight } = window;
  const { clientWidth } = document.documentElement;
  const room = Math.max(innerHeight - anchor.bottom, anchor.top) - 2 * gapPx;
  card.style.maxBlockSize = `${room}px`;
  const { width, height } = card.getBoundingClientRect();
  const isBelow =
    innerHeight - anchor.bottom >= height + gapPx || innerHeight - anchor.bottom > anchor.top;
  card.style.top = `${isBelow ? anchor.bottom + gapPx : anchor.top - gapPx - height}px`;
  card.style.left = `${Math.max(gapPx, Math.min(anchor.left, clientWidth - width - gapPx))}px`;
}
