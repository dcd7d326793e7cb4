import { createCourier } from './create-courier';
import styles from './feedback.css?inline';
import { readFeedbackPlace } from './feedback-place';
import { servePageQuestion } from './page-question';
import { openSectionDialog } from './section-dialog';

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
