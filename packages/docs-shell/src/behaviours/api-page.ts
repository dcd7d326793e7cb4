/** Loads what only an API page needs: the filter of its props. */
export function setUpApiPage(): void {
  const box = document.querySelector<HTMLElement>('.d-api-filter');
  if (box) {
    // Without it the tables are as complete as without JavaScript.
    import('./api/prop-filter').then(
      ({ setUpPropFilter }) => setUpPropFilter(box),
      () => box.remove(),
    );
  }
}
