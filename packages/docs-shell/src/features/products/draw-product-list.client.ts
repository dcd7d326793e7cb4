import type { Copies } from './last-good-copies';
import type { ProductPlace } from './product-places';
import type { ProductSummary } from './product-summary';

/** Puts the known products into the list, in the order of the site; the page's own entry stays as it is. */
export function drawProductList(
  list: Element,
  places: readonly ProductPlace[],
  copies: Copies,
): void {
  const own = list.querySelector('[aria-current]')?.closest('li');
  let previous: Element | undefined;
  for (const place of places) {
    const present = [...list.children].find(
      (child) => child.getAttribute('data-product') === place.id,
    );
    const summary = copies.get(place.id);
    if (present !== own && !summary) {
      present?.remove();
      continue;
    }
    const entry = present ?? createEntry(place);
    if (summary && entry !== own) {
      fill(entry, summary);
    }
    // Entries that are in place are not moved: one of them may have the focus.
    const next = previous ? previous.nextElementSibling : list.firstElementChild;
    if (entry !== next) {
      list.insertBefore(entry, next);
    }
    previous = entry;
  }
}

function createEntry({ id, rootPath }: ProductPlace): Element {
  const entry = document.createElement('li');
  entry.dataset['product'] = id;
  const link = document.createElement('a');
  link.href = `${rootPath}/`;
  const logo = document.createElement('img');
  logo.alt = '';
  logo.width = 28;
  logo.height = 28;
  const words = document.createElement('span');
  words.append(document.createElement('strong'), ' ', document.createElement('span'));
  link.append(logo, words);
  entry.append(link);
  return entry;
}

/** Somebody else's words become text, and their logo an image: nothing of it is read as markup. */
function fill(entry: Element, { name, tagline, logo }: ProductSummary): void {
  const image = entry.querySelector('img');
  if (image?.getAttribute('src') !== logo) {
    image?.setAttribute('src', logo);
  }
  setText(entry.querySelector('strong'), name);
  setText(entry.querySelector('strong + span'), tagline);
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) {
    element.textContent = text;
  }
}
