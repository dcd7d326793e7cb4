/** What the markup of the style variants of demos and their browser code agree on. */

/** The buttons in the toolbar that choose a style variant. */
export const styleChoiceClass = 'd-demo-styles';

/** On a button: the style variant that it chooses. */
export const styleChoiceAttribute = 'data-style';

/** On a link to the code of a style variant as text. The `StyledCode` has the same address with `.json`. */
export const styleSourceAttribute = 'data-style-source';

/** The box with the code of the shown style variant. */
export const styledCodeClass = 'd-demo-styled-code';

/** Event on the element around a demo: it shows another style variant. */
export const styleChangedEvent = 'docs:style-changed';

/** A style variant of a demo as the build publishes it. The page loads it when the reader chooses it. */
export interface StyledCode {
  /** Content of the box with the code. */
  readonly html: string;
  /** URL of the sandbox. */
  readonly sandboxUrl?: string;
}
