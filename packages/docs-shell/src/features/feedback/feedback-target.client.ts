import {
  feedbackAttribute,
  languageAttribute,
  pageAttribute,
  productAttribute,
  type FeedbackMessageAttribute,
} from './contract';

/** The element with the feedback of a page, what the feedback is about, and where it is sent. */
export interface FeedbackTarget {
  readonly root: HTMLElement;
  /** URL of the service, without trailing slash. */
  readonly url: string;
  readonly product: string;
  readonly page: string;
  readonly language: string;
}

/** Reads the attributes that `Feedback.tsx` wrote. */
export function readFeedbackTarget(root: HTMLElement): FeedbackTarget {
  const read = (attribute: string) => root.getAttribute(attribute) ?? '';
  return {
    root,
    url: read(feedbackAttribute),
    product: read(productAttribute),
    page: read(pageAttribute),
    language: read(languageAttribute),
  };
}

/** Returns a message in the language of the page. */
export function readMessage({ root }: FeedbackTarget, attribute: FeedbackMessageAttribute): string {
  return root.getAttribute(attribute) ?? '';
}
