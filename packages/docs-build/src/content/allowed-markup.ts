const text =
  'a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption figure h2 h3 h4 hr i img input ins kbd li ' +
  'mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr';

/** Formulas. Browsers draw them without scripts and styles. */
const formulas =
  'annotation math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace ' +
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics';

const formulaElements = new Set(formulas.split(' '));
const elements = new Set([...text.split(' '), ...formulaElements]);

const common = new Set(['id', 'classname', 'dir', 'lang', 'title', 'translate']);

/** Attributes by element, besides those of all elements. Names are in small letters. */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel', 'datafootnoteref', 'datafootnotebackref'],
  del: ['datetime'],
  img: ['alt', 'src', 'height', 'width'],
  input: ['type', 'checked', 'disabled'],
  ins: ['datetime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  section: ['datafootnotes'],
  td: ['align', 'colspan', 'headers', 'rowspan'],
  th: ['abbr', 'align', 'colspan', 'headers', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** Attributes of formulas that run and load nothing. */
const ofFormulas = new Set(
  (
    'accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence form height ' +
    'linethickness lspace mathvariant maxsize minsize movablelimits rowalign rowlines rowspacing rspace scriptlevel ' +
    'separator stretchy symmetric voffset width xmlns'
  ).split(' '),
);

/** Returns whether an element of content runs and loads nothing, and is no landmark. */
export function isAllowedElement(tagName: string): boolean {
  return elements.has(tagName);
}

/**
 * Returns whether a property of an element in content runs and loads nothing.
 *
 * @param property its name as a property, such as `colSpan` or `ariaLabel`
 */
export function isAllowedAttribute(tagName: string, property: string): boolean {
  const name = property.toLowerCase();
  return (
    common.has(name) ||
    /^aria[a-z]+$/.test(name) ||
    (Object.hasOwn(own, tagName) && (own[tagName] ?? []).includes(name)) ||
    (formulaElements.has(tagName) && ofFormulas.has(name))
  );
}
