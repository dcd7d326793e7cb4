/** What the page's markup says about where feedback goes and what it is about. */
export interface FeedbackPlace {
  readonly root: HTMLElement;
  readonly url: string;
  readonly product: string;
  readonly page: string;
  readonly language: string;
}

/** Reads the markup that the layout left. */
export function readFeedbackPlace(root: HTMLElement): FeedbackPlace {
  const { feedback = '', product = '', page = '', language = '' } = root.dataset;
  return { root, url: feedback, product, page, language };
}

/** A copy of what lies in one of the layout's templates. */
export function takePart(root: ParentNode, name: 'heading' | 'form' | 'dialog'): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`);
  const part = template?.content.firstElementChild?.cloneNode(true);
  if (!(part instanceof HTMLElement)) {
    throw new TypeError(`The feedback's template “${name}” is empty.`);
  }
  return part;
}
