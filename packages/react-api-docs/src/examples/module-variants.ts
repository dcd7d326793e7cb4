/** A value of a prop of one component. */
export interface VariantProp {
  /** Where the component is exported, as CommonJS resolves it. */
  readonly module: string;
  /** Names that lead from the module to the component: `['Menu', 'Item']`, `['default']`. */
  readonly path: readonly string[];
  readonly name: string;
  readonly value: string | number | boolean;
}

/** A module, and the props to draw it with. */
export interface ModuleVariants {
  /** CommonJS with a component as its default export. */
  readonly code: string;
  readonly variants: readonly {
    readonly props: readonly VariantProp[];
    /** Whether axe examines it, which takes most of the time. */
    readonly hasAxe: boolean;
  }[];
}
