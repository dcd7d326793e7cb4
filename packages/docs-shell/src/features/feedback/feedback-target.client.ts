import {
  feedbackAttribute,
  languageAttribute,
  pageAttribute,
  productAttribute,
  templateAttribute,
  type FeedbackMessageAttribute,
  type FeedbackTemplate,
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

/**
 * Returns a copy of the element in one of the templates of `Feedback.tsx`.
 * @throws {TypeError} The template is missing or empty.
 */
export function cloneTemplate(root: ParentNode, name: FeedbackTemplate): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`[${templateAttribute}="${name}"]`);
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement)) {
    throw new TypeError(`Expected an element in the feedback's template “${name}”.`);
  }
  return element;
}
