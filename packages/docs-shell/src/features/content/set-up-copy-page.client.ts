import { onIntent } from '../../client/on-intent';

/** Serves the button that copies the page as markdown (SPEC CT-8): what does so comes when the reader turns to it. */
export function setUpCopyPage(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  if (!button) {
    return;
  }
  let copying: Promise<() => void> | undefined;
  onIntent(button, () => {
    copying = import('./create-copy-page.client').then(({ createCopyPage }) =>
      createCopyPage(button),
    );
  });
  button.addEventListener('click', () => {
    copying?.then(
      (copy) => copy(),
      () => {},
    );
  });
}
