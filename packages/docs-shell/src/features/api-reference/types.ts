import type { Plan } from '../../product';

/** A piece of code. A name that has a page has an `href`. */
export interface ApiCodePart {
  readonly text: string;
  readonly href?: string;
}

/** A type as it is shown: a short form, and a long form that can be expanded. */
export interface ApiTypeView {
  readonly short: readonly ApiCodePart[];
  /** Several lines. Omitted if it adds nothing to `short`. */
  readonly long?: readonly ApiCodePart[];
}

/** A parameter of a callback, or its return value. */
export interface ApiParameterView {
  /** Omitted for the return value. */
  readonly name?: string;
  /** Missing if the type of the prop shows it. */
  readonly type?: ApiTypeView;
  readonly isOptional: boolean;
  /** HTML. */
  readonly description: string;
}

/** What became of a row since the first version of the history. */
export interface ApiHistoryView {
  /** The version that added the row: as it is shown, and as `encodeVersion` writes it. */
  readonly since?: { readonly text: string; readonly code: string };
  readonly deprecatedSince?: string;
  /** Changes of the type or the default, oldest first. `before` and `after` are HTML. */
  readonly changes: readonly {
    readonly title: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** A prop of a component, a member of an interface or an option of a hook. */
export interface ApiPropView {
  /** Anchor: `prop-color`. */
  readonly id: string;
  readonly name: string;
  readonly type: ApiTypeView;
  /** Shown next to the name: `required` for props that must be set, `optional` for members that may be missing. */
  readonly need?: 'required' | 'optional';
  /** HTML. */
  readonly default?: string;
  /** HTML. */
  readonly description: string;
  /** HTML that says what to use instead. May be empty. Omitted if not deprecated. */
  readonly deprecation?: string;
  /** Documented parameters, and the return value. */
  readonly signature?: readonly ApiParameterView[];
  readonly plan?: Plan;
  readonly history?: ApiHistoryView;
}

/** Own props with the same purpose, or the props that a component inherits from one other component. */
export interface ApiPropGroupView {
  /** Purpose of the props. Omitted in short tables, and for inherited props. */
  readonly title?: string;
  /** Omitted for the component's own props, which come first. */
  readonly inheritedFrom?: ApiCodePart;
  readonly props: readonly ApiPropView[];
}

/** A slot, class, CSS variable or data attribute: what an application can replace or style. */
export interface ApiCustomizationView {
  readonly id: string;
  readonly name: string;
  /** HTML: default element of a slot, key of a class, type of a variable or attribute. */
  readonly detail?: string;
  /** HTML. */
  readonly className?: string;
  /** Whether all components share the class, such as `Mui-disabled`. */
  readonly isGlobalState?: boolean;
  readonly history?: ApiHistoryView;
  /** HTML. */
  readonly description: string;
  /** HTML that says what to use instead. May be empty. Omitted if not deprecated. */
  readonly deprecation?: string;
}

/** Kind of the rows of a customization table. */
export type ApiCustomizationKind = 'slot' | 'class' | 'variable' | 'attribute';

/** A fact about a component, such as its name in the theme. */
export interface ApiFactView {
  readonly label: string;
  readonly html: string;
}

/** A type that rows of the page name, written out once. */
export interface ApiNamedTypeView {
  readonly id: string;
  readonly name: string;
  /** HTML. May be empty. */
  readonly description: string;
  readonly code: readonly ApiCodePart[];
}

interface ApiSectionBase {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** A section of an API page: a heading and what follows. */
export type ApiSectionView =
  | (ApiSectionBase & {
      readonly kind: 'props';
      readonly groups: readonly ApiPropGroupView[];
      /** HTML below the table: which other props are accepted. */
      readonly notes: readonly string[];
    })
  | (ApiSectionBase & {
      readonly kind: 'customization';
      readonly rowKind: ApiCustomizationKind;
      readonly rows: readonly ApiCustomizationView[];
    })
  | (ApiSectionBase & {
      readonly kind: 'types';
      readonly types: readonly ApiNamedTypeView[];
    })
  | (ApiSectionBase & {
      readonly kind: 'code';
      readonly language: 'ts' | 'tsx';
      /** HTML of highlighted TypeScript. */
      readonly blocks: readonly string[];
    })
  | (ApiSectionBase & {
      readonly kind: 'text';
      /** HTML. */
      readonly html: string;
      readonly facts: readonly ApiFactView[];
    });

/** An API page below its title. */
export interface ApiPageView {
  /** The package whose versions rows name, and the page with all changes. Omitted without a history. */
  readonly history?: {
    readonly packageName: string;
    readonly href: string;
    /** The component came with this version. */
    readonly since?: { readonly text: string; readonly code: string };
    readonly deprecatedSince?: string;
  };
  /** HTML of highlighted import statements. They are alternatives, and the preferred one is first. */
  readonly imports: readonly string[];
  /** HTML that says what to use instead. May be empty. Omitted if not deprecated. */
  readonly deprecation?: string;
  /** HTML. Empty if the lead of the page already says it. */
  readonly description: string;
  readonly facts: readonly ApiFactView[];
  readonly sections: readonly ApiSectionView[];
}
