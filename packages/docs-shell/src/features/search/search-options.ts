/** A line of the list that can be chosen. */
export interface SearchOption {
  readonly element: HTMLElement;
  /** The same after the list is drawn again. */
  readonly key: string;
  /** Follows it, in another tab if wanted. */
  readonly choose: (inNewTab: boolean) => void;
}

/** A part of the list with its name. */
export interface OptionGroup {
  readonly name: string;
  /** What stands beside the name: a version, as a rule. */
  readonly detail?: string;
  readonly options: readonly SearchOption[];
}
