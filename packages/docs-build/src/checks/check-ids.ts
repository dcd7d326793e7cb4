import type { PageCheck } from './site';

/** Checks that ids are unique and that every reference to an id of the page resolves. */
export const checkIds: PageCheck = (page, site) => {
  const place = site.sources.locatePage(page);
  const repeated = [...page.ids].filter(([, count]) => count > 1);
  const references = new Map(
    page.idReferences
      .filter(({ id }) => !page.ids.has(id))
      .map((reference) => [Object.values(reference).join(' '), reference]),
  );
  return [
    ...repeated.map(([id, count]) => ({
      ...place,
      code: 'DOCS8001' as const,
      received: `id="${id}" on ${count} elements`,
      expected: 'each id once on a page',
      hint: 'Rename one. In a demo, take the id from useId().',
    })),
    ...[...references.values()].map(({ tag, attribute, id }) => ({
      ...place,
      code: 'DOCS8002' as const,
      received: `<${tag} ${attribute}="${id}">, but no element has that id`,
      expected: 'the id of an element that is in the page before any script runs',
      hint: 'Correct the id, or leave the attribute out while its target is not rendered.',
    })),
  ];
};
