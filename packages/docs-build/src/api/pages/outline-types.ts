import type {
  ApiDocument,
  CssClass,
  CssVariable,
  DataAttribute,
  Part,
  Prop,
  Slot,
} from 'react-api-docs/document';

/** A prop with the anchor of its row. */
export interface PlacedProp {
  readonly id: string;
  readonly prop: Prop;
}

/** A slot, class, CSS variable or data attribute with the anchor of its row. */
export type CustomizationRow =
  | { readonly id: string; readonly kind: 'slot'; readonly entry: Slot }
  | { readonly id: string; readonly kind: 'class'; readonly entry: CssClass }
  | { readonly id: string; readonly kind: 'variable'; readonly entry: CssVariable }
  | { readonly id: string; readonly kind: 'attribute'; readonly entry: DataAttribute };

/** Keys of the words that head a section. */
export type SectionTitle =
  | 'apiProps'
  | 'apiSlots'
  | 'apiClasses'
  | 'apiVariables'
  | 'apiAttributes'
  | 'apiSignature'
  | 'apiParameters'
  | 'apiReturnValue'
  | 'apiMembers'
  | 'apiDefinition'
  | 'apiUnresolved';

/** What all sections have. */
export interface SectionBase {
  readonly id: string;
  readonly level: 2 | 3;
}

/** What stands under one heading of an API page. */
export type ApiSection = SectionBase &
  (
    | { readonly kind: 'part'; readonly name: string; readonly part: Part }
    | {
        readonly kind: 'props';
        readonly title: SectionTitle;
        readonly props: readonly PlacedProp[];
        readonly accepts: Part['accepts'];
        /** Which of them are marked: of what one gives the required ones, of what one gets those that may be missing. */
        readonly says: 'required' | 'optional';
      }
    | {
        readonly kind: 'customization';
        readonly title: SectionTitle;
        readonly rows: readonly CustomizationRow[];
      }
    | { readonly kind: 'code'; readonly title: SectionTitle; readonly blocks: readonly string[] }
    | {
        readonly kind: 'unresolved';
        readonly title: 'apiUnresolved';
        readonly unresolved: ApiDocument['unresolved'];
      }
  );
