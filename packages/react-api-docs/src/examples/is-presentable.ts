import type { RenderedExample } from './render-examples';

/** Elements and roles that are valid inside a certain parent only. */
const inner = /^<(li|tr|t[dh]|t(body|head|foot)|option|dt|dd)\b/;
const innerRoles = /^<[^>]* role="(listitem|menuitem|option|row|tab|tabpanel)"/;

/** Overlays cover the page, and providers and text have no element to look at. */
const overlays = /^<[^>]* role="(dialog|tooltip)"/;

/** Returns whether a page can show an example: it shows an element, has a name where it needs one, and warns of nothing. */
export function isPresentable(
  name: string,
  { html = '', reached, problem }: RenderedExample,
): boolean {
  return (
    problem === undefined &&
    (reached.includes(name) || reached.includes('default')) &&
    /^<(?!style)/.test(html) &&
    ![inner, innerRoles, overlays].some((pattern) => pattern.test(html)) &&
    // An id that a missing parent would give.
    !html.includes('undefined') &&
    !hasDanglingId(html) &&
    !stateWithoutRole.test(html) &&
    // The policy of a page allows no inline script.
    !html.includes('<script') &&
    (!needsName.test(html) || /aria-label=|placeholder="[^"]/.test(html))
  );
}

/** Fields and bars that no text names. */
const needsName =
  /role="(progressbar|slider)"|<(select|textarea)\b(?![^>]*aria-hidden)|<input\b(?![^>]*(aria-hidden|type="hidden"))/;

/** A state that assistive technology ignores. The grid writes it on cells that only it can place. */
const stateWithoutRole = /<(?:div|span)(?![^>]* role=)[^>]* aria-expanded=/;

/** Returns whether an element is named or described by an element that the example does not render. */
function hasDanglingId(html: string): boolean {
  return [...html.matchAll(/ aria-(?:labelledby|describedby)="([^"]+)"/g)].some(([, ids = '']) =>
    ids.split(' ').some((id) => !html.includes(` id="${id}"`)),
  );
}
