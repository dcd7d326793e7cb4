import type {
  ApiDocument,
  CssClass,
  CssVariable,
  DataAttribute,
  NamedType,
  Part,
  Prop,
  Slot,
  TypeText,
} from 'react-api-docs/document';
import type { RowHistory } from '../history/row-history';
import type { PropGroup } from './group-props';

/** A prop with the anchor of its row. */
export interface AnchoredProp {
  readonly id: string;
  readonly prop: Prop;
  /** Omitted for members of outputs, such as the return value of a hook. */
  readonly group?: PropGroup;
  readonly history?: RowHistory;
}

/** A slot, class, CSS variable or data attribute with the anchor of its row. */
export type CustomizationRow = { readonly history?: RowHistory } & (
  | { readonly id: string; readonly kind: 'slot'; readonly entry: Slot }
  | { readonly id: string; readonly kind: 'class'; readonly entry: CssClass }
  | { readonly id: string; readonly kind: 'variable'; readonly entry: CssVariable }
  | { readonly id: string; readonly kind: 'attribute'; readonly entry: DataAttribute }
);

/** Message keys of section headings. */
export type SectionTitle =
  | 'apiProps'
  | 'apiAnatomy'
  | 'apiCommonProps'
  | 'apiSlots'
  | 'apiClasses'
  | 'apiVariables'
  | 'apiAttributes'
  | 'apiSignature'
  | 'apiParameters'
  | 'apiReturnValue'
  | 'apiFunctions'
  | 'apiMembers'
  | 'apiDefinition'
  | 'apiTypes'
  | 'apiUnresolved';

/** Fields of all sections. */
export interface SectionBase {
  readonly id: string;
  readonly level: 2 | 3;
}

/** A section of an API page: the content below one heading. */
export type ApiSection = SectionBase &
  (
    | {
        readonly kind: 'part';
        readonly name: string;
        readonly part: Part;
        readonly state?: TypeText['references'][number];
      }
    | {
        readonly kind: 'props';
        readonly title: SectionTitle;
        readonly props: readonly AnchoredProp[];
        readonly accepts: Part['accepts'];
        /** Message below the table. */
        readonly hint?: 'apiCommonPropsHint';
        /**
         * Rows with a label: required ones among the inputs of a component, optional ones among the outputs of a hook.
         */
        readonly markedNeed: 'required' | 'optional';
      }
    | {
        readonly kind: 'customization';
        readonly title: SectionTitle;
        readonly rows: readonly CustomizationRow[];
      }
    | {
        readonly kind: 'code';
        readonly title: SectionTitle;
        readonly language: 'ts' | 'tsx';
        readonly blocks: readonly string[];
      }
    | {
        readonly kind: 'types';
        readonly title: 'apiTypes';
        readonly types: readonly NamedType[];
      }
    | {
        readonly kind: 'unresolved';
        readonly title: 'apiUnresolved';
        readonly unresolved: ApiDocument['unresolved'];
      }
  );
