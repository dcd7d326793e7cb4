const problemAttribute = 'data-dev-problem';

/**
 * Underlines the broken links of the page. Their problem is read out, and shown to a mouse. For `docs dev`.
 *
 * @param problems - texts by the targets of links, as they are written; a link without one is right
 */
export function showLinkProblems(problems: Readonly<Record<string, string>>): void {
  for (const link of document.querySelectorAll<HTMLElement>(`[${problemAttribute}]`)) {
    for (const name of [problemAttribute, 'title', 'aria-description']) link.removeAttribute(name);
    link.style.removeProperty('text-decoration');
  }
  for (const link of document.querySelectorAll<HTMLElement>('main a[href]')) {
    const text = problems[link.getAttribute('href') ?? ''];
    if (text === undefined) continue;
    link.setAttribute(problemAttribute, '');
    link.setAttribute('aria-description', text);
    link.title = text;
    link.style.textDecoration = 'underline wavy red';
  }
}
