import ts from 'typescript';
import type { NamedType, Signature, TypeReference, TypeText } from '../document';
import { followAlias } from '../exports/list-values';
import type { Extraction } from '../extract/extraction';
import { packageOf } from '../extract/package-of';
import { slugOfName } from '../extract/slug';
import { compareText } from '../text/compare-text';
import type { CollectedTypes } from './collected-types';
import { listTypeNames } from './list-type-names';
import { writeDefinition } from './write-definition';

/** Maximum depth: types within types of a row are written out too. */
const maxDepth = 2;

/**
 * Maximum number of characters of all definitions. Beyond it, only types of rows are added, because pages have a size
 * budget.
 */
const maxLength = 8000;

/** Packages whose types every reader of TypeScript and React knows. */
const known = /^(typescript|@types\/(react|react-dom|node)|csstype)$/;

interface State {
  readonly found: Map<ts.Symbol, NamedType>;
  depth: number;
  /** Number of characters of all definitions. */
  length: number;
}

/** Collects types in the order of the rows. All parts of a document share one state. */
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
    const byId = new Map([...this.#state.found.values()].map((type) => [type.id, type]));
    const types = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
    return types.length > 0 ? { types } : {};
  }

  link(type: TypeText, node: ts.Node | undefined): TypeText {
    const { text, expanded } = type;
    // The members of the name are already listed in place.
    const isOpen = expanded !== undefined && /^\{/.test(expanded) && !text.includes('{');
    const names = listTypeNames(isOpen ? expanded : `${text} ${expanded ?? ''}`);
    const listed = new Set(type.references.map(({ name }) => name));
    const added = names
      .filter((name) => !listed.has(name))
      .flatMap((name) => this.#refer(name, node) ?? []);
    const references = [...type.references, ...added];
    return { ...type, references: references.sort((a, b) => compareText(a.name, b.name)) };
  }

  linkSignature({ parameters, returns }: Signature, node: ts.Node | undefined): Signature {
    return {
      parameters: parameters.map((parameter) => ({
        ...parameter,
        type: this.link(parameter.type, node),
      })),
      returns: { ...returns, type: this.link(returns.type, node) },
    };
  }

  #refer(name: string, node: ts.Node | undefined): TypeReference | undefined {
    const href = this.#extraction.guideOf(name);
    if (href !== undefined) return { name, href };
    const slug = this.#extraction.slugOf(name.replace(/Props$/, ''));
    if (slug !== undefined && name.endsWith('Props')) return { name, slug };
    const nodes = [node, this.#owner].filter((node) => node !== undefined);
    const symbol = this.#extraction.resolveName(name, nodes);
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
    const same = others.find((other) => other.name === name && other.definition.text === text);
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
    const references = definition.references.filter((reference) => reference.anchor !== id);
    this.#state.found.set(symbol, { ...draft, definition: { ...definition, references } });
    return id;
  }
}

function isKnown({ declarations = [] }: ts.Symbol): boolean {
  return declarations.every((node) => known.test(packageOf(node.getSourceFile().fileName) ?? ''));
}

/** Returns the qualified name of a type in a namespace: `DialogRoot.State`. */
function nameOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const around = declaration && ts.findAncestor(declaration.parent, ts.isModuleDeclaration);
  return around && ts.isIdentifier(around.name)
    ? `${around.name.text}.${symbol.name}`
    : symbol.name;
}

/**
 * Returns the type that an alias refers to: `AccordionRootState` for `type State<Value> = AccordionRootState<Value>`.
 */
function unwrapAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  if (!node || !ts.isTypeReferenceNode(node)) return symbol;
  const target = checker.getSymbolAtLocation(node.typeName);
  const found = target && followAlias(target, checker);
  const isPlain = (node.typeArguments ?? []).every(
    (argument) => ts.isTypeReferenceNode(argument) && !argument.typeArguments,
  );
  const isSame = (found?.declarations ?? []).some(
    (declaration) => declaration.getSourceFile() === node.getSourceFile(),
  );
  return found && isPlain && isSame && found !== symbol ? unwrapAlias(found, checker) : symbol;
}
