import { announce } from '../../client/status-message';
import { createCommentForm } from './comment-form.client';
import type { Courier } from './create-courier.client';
import { createKey } from './create-key.client';
import { takePart, type FeedbackPlace } from './feedback-place.client';

/** Asks for a comment on one section, in a dialog (SPEC FB-1). Focus returns to the section's button. */
export function openSectionDialog(
  place: FeedbackPlace,
  courier: Courier,
  heading: HTMLElement,
): void {
  const dialog = takePart(place.root, 'dialog');
  if (!(dialog instanceof HTMLDialogElement)) {
    return;
  }
  const title = dialog.firstElementChild;
  if (title instanceof HTMLElement) {
    const name = heading.textContent;
    title.textContent = (title.dataset['name'] ?? '').replace('{name}', () => name);
    dialog.ariaLabel = title.textContent;
  }
  const { product, page, language } = place;
  dialog.append(
    createCommentForm({
      place,
      courier,
      answer: { key: createKey(), product, page, language, section: heading.id },
      onDone: (outcome) => {
        dialog.close();
        announce(place.root.dataset[outcome === 'sent' ? 'thanks' : 'queued'] ?? '');
      },
      onCancel: () => dialog.close(),
    }),
  );
  dialog.addEventListener('close', () => dialog.remove());
  // Inside the page's frame, whose type and colours it takes.
  (place.root.closest('.d-page') ?? document.body).append(dialog);
  dialog.showModal();
  dialog.querySelector('textarea')?.focus();
}
