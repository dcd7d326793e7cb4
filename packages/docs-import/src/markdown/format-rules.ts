import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { ImportReport, SourcePlace } from '../report';
import type { JsxElement } from './elements';

/** An element whose children are those of the platform already. */
export interface SourceElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Nodes[];
  readonly node: JsxElement;
  /** Whether it is in a line of text. */
  readonly isText: boolean;
}

/** What the rules of a format get. */
export interface ConvertContext {
  readonly report: ImportReport;
  readonly placeOf: (node: Nodes) => SourcePlace;
  /** Returns a visible marker, and puts it in the report. */
  readonly notImported: (
    node: Nodes,
    details: { kind: string; what: string; todo: string },
  ) => Nodes;
}

/** The constructs of a format besides markdown. Each rule returns undefined for what it does not know. */
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
