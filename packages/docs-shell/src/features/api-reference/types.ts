import type { Plan } from '../../manifest';

/** A piece of code; with `href` a name that has a page. */
export interface ApiCodePart {
  readonly text: string;
  readonly href?: string;
}

/** A type as it is shown: in short, and folded what hides behind it. */
export interface ApiTypeView {
  readonly short: readonly ApiCodePart[];
  /** Over several lines. Absent when it says no more than `short`. */
  readonly long?: readonly ApiCodePart[];
}

/** A parameter of a callback, or what it returns. */
export interface ApiParameterView {
  /** Absent for what is returned. */
  readonly name?: string;
  readonly type: ApiTypeView;
  readonly isOptional: boolean;
  /** HTML. */
  readonly description: string;
}

/** A prop of a component, a member of an interface, an option of a hook. */
export interface ApiPropView {
  /** Anchor: `prop-color`. */
  readonly id: string;
  readonly name: string;
  readonly type: ApiTypeView;
  /** What the reader must know of it: of props that one must be given, of members that one may be missing. */
  readonly need?: 'required' | 'optional';
  /** HTML. */
  readonly default?: string;
  /** HTML. */
  readonly description: string;
  /** HTML of the advice; empty when there is none. */
  readonly deprecation?: string;
  /** Parameters that say more than the type, and what is returned. */
  readonly signature?: readonly ApiParameterView[];
  readonly plan?: Plan;
}

/** Props of one component: its own ones, or those that it inherits from another. */
export interface ApiPropGroupView {
  /** Absent for its own ones, which come first. */
  readonly inheritedFrom?: ApiCodePart;
  readonly props: readonly ApiPropView[];
}

/** A slot, a class, a CSS variable or a data attribute. */
export interface ApiHookView {
  readonly id: string;
  readonly name: string;
  /** Default element of a slot, key of a class, type of a variable; HTML. */
  readonly detail?: string;
  /** HTML. */
  readonly className?: string;
  readonly isGlobalState?: boolean;
  /** HTML. */
  readonly description: string;
  /** HTML of the advice; empty when there is none. */
  readonly deprecation?: string;
}

/** What of a component can be styled or replaced. */
export type ApiHookKind = 'slot' | 'class' | 'variable' | 'attribute';

/** A row of facts about a component: HTML by label. */
export interface ApiFactView {
  readonly label: string;
  readonly html: string;
}

interface ApiSectionBase {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** A section of an API page, under a heading of its own. */
export type ApiSectionView =
  | (ApiSectionBase & {
      readonly kind: 'props';
      readonly groups: readonly ApiPropGroupView[];
      /** HTML below the table: what else is accepted. */
      readonly notes: readonly string[];
    })
  | (ApiSectionBase & {
      readonly kind: 'hooks';
      readonly of: ApiHookKind;
      readonly rows: readonly ApiHookView[];
    })
  | (ApiSectionBase & {
      readonly kind: 'code';
      /** HTML of highlighted TypeScript. */
      readonly blocks: readonly string[];
    })
  | (ApiSectionBase & {
      readonly kind: 'text';
      /** HTML. */
      readonly html: string;
      readonly facts: readonly ApiFactView[];
    });

/** An API page below its title (SPEC CT-7). */
export interface ApiPageView {
  /** HTML of highlighted import lines, each enough by itself; the preferred one first. */
  readonly imports: readonly string[];
  /** HTML of the advice; empty when there is none. */
  readonly deprecation?: string;
  /** HTML: the description, where it says more than the lead of the page. */
  readonly description: string;
  readonly facts: readonly ApiFactView[];
  readonly sections: readonly ApiSectionView[];
}
