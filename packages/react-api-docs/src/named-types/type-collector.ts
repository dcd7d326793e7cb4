import ts from 'typescript';
import type { NamedType, Signature, TypeReference, TypeText } from '../document';
import type { Extraction } from '../extract/extraction';
import { packageOf } from '../extract/package-of';
import { slugOfName } from '../extract/slug';
import { compareText } from '../text/compare-text';
import type { CollectedTypes } from './collected-types';
import { guideOf } from './guides';
import { listTypeNames } from './list-type-names';
import { unwrapAlias } from './unwrap-alias';
import { writeDefinition } from './write-definition';

/** Types below a type of a row that are written out too. */
const maxDepth = 2;

/** Once definitions have more characters, only types of rows are added: pages have a budget. */
const maxLength = 8000;

/** Packages whose names every reader of TypeScript and React knows. */
const known = /^(typescript|@types\/(react|react-dom|node)|csstype)$/;

interface State {
  readonly found: Map<ts.Symbol, NamedType>;
  depth: number;
  /** Characters of all definitions. */
  length: number;
}

/** Gathers types in the order of the rows, with one state for all parts of a document. */
export class TypeCollector implements CollectedTypes {
  readonly #extraction: Extraction;
  readonly #owner: ts.Node | undefined;
  readonly #state: State;

  /** @param owner the component that the rows belong to: names may be members of its namespace */
  constructor(extraction: Extraction, owner?: ts.Symbol, state?: State) {
    this.#extraction = extraction;
    this.#owner = owner?.declarations?.[0];
    this.#state = state ?? { found: new Map(), depth: 0, length: 0 };
  }

  of(part: ts.Symbol): TypeCollector {
    return new TypeCollector(this.#extraction, part, this.#state);
  }

  list(): { readonly types?: NamedType[] } {
    const byId = new Map([...this.#state.found.values()].map((one) => [one.id, one]));
    const types = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
    return types.length > 0 ? { types } : {};
  }

  link(type: TypeText, place: ts.Node | undefined): TypeText {
    const { text, expanded } = type;
    // What a name holds stands in place already.
    const isOpen = expanded !== undefined && /^\{/.test(expanded) && !text.includes('{');
    const names = listTypeNames(isOpen ? expanded : `${text} ${expanded ?? ''}`);
    const listed = new Set(type.references.map(({ name }) => name));
    const added = names
      .filter((name) => !listed.has(name))
      .flatMap((name) => this.#refer(name, place) ?? []);
    const references = [...type.references, ...added];
    return { ...type, references: references.sort((a, b) => compareText(a.name, b.name)) };
  }

  linkSignature({ parameters, returns }: Signature, place: ts.Node | undefined): Signature {
    return {
      parameters: parameters.map((one) => ({ ...one, type: this.link(one.type, place) })),
      returns: { ...returns, type: this.link(returns.type, place) },
    };
  }

  #refer(name: string, place: ts.Node | undefined): TypeReference | undefined {
    const href = guideOf(name, this.#extraction);
    if (href !== undefined) return { name, href };
    const slug = this.#extraction.slugOf(name.replace(/Props$/, ''));
    if (slug !== undefined && name.endsWith('Props')) return { name, slug };
    const places = [place, this.#owner].filter((node) => node !== undefined);
    const symbol = this.#extraction.resolveName(name, places);
    if (!symbol || isKnown(symbol)) return undefined;
    // The head of a definition lists its type parameters.
    if (this.#state.depth > 0 && symbol.flags & ts.SymbolFlags.TypeParameter) return undefined;
    const id = this.#add(unwrapAlias(symbol, this.#extraction.checker));
    return id === undefined ? undefined : { name, anchor: id };
  }

  #add(symbol: ts.Symbol): string | undefined {
    const earlier = this.#state.found.get(symbol);
    if (earlier) return earlier.id;
    if (isKnown(symbol) || this.#state.depth >= maxDepth) return undefined;
    if (this.#state.depth > 0 && this.#state.length > maxLength) return undefined;
    const name = nameOf(symbol);
    const others = [...this.#state.found.values()];
    const { description, text } = writeDefinition(symbol, this.#extraction);
    const same = others.find((one) => one.name === name && one.definition.text === text);
    if (same) {
      this.#state.found.set(symbol, same);
      return same.id;
    }
    const wanted = `type-${slugOfName(name)}`;
    const namesakes = others.filter(
      ({ id }) => id === wanted || id.startsWith(`${wanted}--`),
    ).length;
    const id = namesakes === 0 ? wanted : `${wanted}--${namesakes + 1}`;
    const draft = { id, name, description, definition: { text, references: [] } };
    this.#state.found.set(symbol, draft);
    this.#state.length += text.length;
    this.#state.depth += 1;
    const definition = this.link(draft.definition, symbol.declarations?.[0]);
    this.#state.depth -= 1;
    const references = definition.references.filter((one) => one.anchor !== id);
    this.#state.found.set(symbol, { ...draft, definition: { ...definition, references } });
    return id;
  }
}

function isKnown({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every((node) => known.test(packageOf(node.getSourceFile().fileName) ?? ''));
}

/** `DialogRoot.State` for what stands in a namespace. */
function nameOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const around = declaration && ts.findAncestor(declaration.parent, ts.isModuleDeclaration);
  return around && ts.isIdentifier(around.name)
    ? `${around.name.text}.${symbol.name}`
    : symbol.name;
}
