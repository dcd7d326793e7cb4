import { createCourier } from './create-courier.client';
import styles from './feedback.lazy.css?inline';
import { readFeedbackPlace } from './feedback-place.client';
import { servePageQuestion } from './page-question.client';
import { openSectionDialog } from './section-dialog.client';

/** What boot gets of the feedback once it is loaded. */
export interface Feedback {
  readonly openSection: (heading: HTMLElement) => void;
}

/** Brings the feedback of a page to life; boot loads it when it comes near or is asked for. */
export function serveFeedback(root: HTMLElement): Feedback {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  const place = readFeedbackPlace(root);
  const courier = createCourier(place.url);
  servePageQuestion(place, courier);
  root.dataset['ready'] = '';
  return { openSection: (heading) => openSectionDialog(place, courier, heading) };
}
