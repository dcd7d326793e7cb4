import { vi } from 'vitest';

/** Makes media queries find what they find on a phone: nothing can hover. It lasts until the end of the test. */
export function emulateTouch(): void {
  const findMedia = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    findMedia(media === '(hover: none)' ? 'all' : media),
  );
}
