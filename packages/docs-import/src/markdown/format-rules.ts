import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ImportReport, SourceLocation } from '../report';
import type { JsxElement } from './elements';

/** An element whose children have been converted. */
export interface SourceElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Nodes[];
  readonly node: JsxElement;
  /** Whether it is in a line of text. */
  readonly isText: boolean;
}

/** The context of a format's rules. */
export interface ConvertContext {
  readonly report: ImportReport;
  readonly locationOf: (node: Nodes) => SourceLocation;
  /** Returns a visible marker, and adds a row to the report. */
  readonly notImported: (
    node: Nodes,
    details: { kind: string; what: string; todo: string },
  ) => Nodes;
}

/** Converts the constructs that a format adds to markdown. Each rule returns undefined for unknown constructs. */
export interface FormatRules {
  element?(element: SourceElement, context: ConvertContext): readonly Nodes[] | undefined;
  container?(
    node: ContainerDirective,
    children: readonly Nodes[],
    context: ConvertContext,
  ): readonly Nodes[] | undefined;
  paragraph?(
    children: readonly PhrasingContent[],
    node: Nodes,
    context: ConvertContext,
  ): readonly Nodes[] | undefined;
  code?(node: Code, context: ConvertContext): readonly Nodes[] | undefined;
}
