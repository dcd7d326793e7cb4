import { parse, walk, type CssNode, type WalkContext } from 'css-tree';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { features } from 'web-features';

/** Parts of the web platform that are not Baseline “widely available”, with the feature that each belongs to. */
const notWide = new Map<string, { readonly id: string; readonly isLimited: boolean }>();
/** The last names of those parts. Names that something widely available has too are `ambiguous`. */
const notWideByName = new Map<string, string[]>();
const ambiguous = new Set<string>();
for (const [id, feature] of Object.entries(features)) {
  if (feature.kind === 'feature') {
    for (const [part, { baseline }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const name = part.slice(part.lastIndexOf('.') + 1).replace(/_static$/, '');
      if (baseline === 'high') {
        ambiguous.add(name);
      } else {
        notWide.set(part, { id, isLimited: baseline === false });
        notWideByName.set(name, [...(notWideByName.get(name) ?? []), part]);
      }
    }
  }
}

/** The interfaces whose events and optional members are named by a string. */
const ofPage = /^api\.(Window|Document|Element|HTML\w+|Navigator|NetworkInformation|scheduler)\b/;

/** Parts used, by feature of `web-features`. Only those that are not Baseline “widely available”. */
export type UsedFeatures = Map<string, Set<string>>;

/** Returns “newly” if all parts work in the current versions of all major browsers, otherwise “limited”. */
export function readAvailability(parts: ReadonlySet<string>): 'newly' | 'limited' {
  return [...parts].some((part) => notWide.get(part)?.isLimited) ? 'limited' : 'newly';
}

/** Adds what a stylesheet uses: properties, values, functions, at-rules, media features and selectors. */
export function findInStylesheet(file: string, used: UsedFeatures): void {
  const add = (part: string) => addPart(part, used);
  walk(parse(readFileSync(file, 'utf8')), {
    enter(this: WalkContext, node: CssNode) {
      const property = this.declaration?.property;
      if (node.type === 'Declaration') {
        add(`css.properties.${node.property}`);
        add(`css.at-rules.font-face.${node.property}`);
      } else if (node.type === 'Identifier' && property && !this.function) {
        add(`css.properties.${property}.${node.name}`);
      } else if (node.type === 'Function') {
        add(`css.properties.${property}.${node.name}`);
        addNamed(node.name, /^css\.types\./, used);
      } else if (node.type === 'Atrule') {
        add(`css.at-rules.${node.name}`);
      } else if ('kind' in node && 'name' in node && typeof node.name === 'string') {
        // A media feature, which the types do not know yet.
        add(`css.at-rules.media.${node.name}`);
      } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        add(`css.selectors.${node.name}`);
      } else if (node.type === 'NestingSelector') {
        add('css.selectors.nesting');
      }
    },
  });
}

/**
 * Adds what scripts and markup in JSX use. The type checker says which interface a member belongs to. Packages are not
 * read, so a member of a value that a package returns is not seen.
 * @param lib Libraries of TypeScript that declare the platform of these files.
 */
export function findInScripts(files: readonly string[], lib: string[], used: UsedFeatures): void {
  const options: ts.CompilerOptions = {
    lib: lib.map((name) => `lib.${name}.d.ts`),
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram({ rootNames: [...files], options, host });
  const checker = program.getTypeChecker();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) {
      throw new Error(`${file}: TypeScript did not read this file.`);
    }
    visit(source, checker, used);
  }
}

function visit(node: ts.Node, checker: ts.TypeChecker, used: UsedFeatures): void {
  if (ts.isIdentifier(node)) {
    addPlatformName(node, checker, used);
  } else if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
    addAttribute(node, node.name.text.toLowerCase(), used);
  } else if (ts.isStringLiteral(node)) {
    const { parent } = node;
    if (ts.isCallExpression(parent) && /addEventListener$/.test(parent.expression.getText())) {
      addNamed(`${node.text}_event`, ofPage, used);
    }
    // A property that is looked for: `'name' in object` or `Reflect.get(object, 'name')`.
    const isLookup =
      (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword) ||
      (ts.isCallExpression(parent) && parent.expression.getText() === 'Reflect.get');
    if (isLookup) {
      addNamed(node.text, ofPage, used);
    }
  }
  ts.forEachChild(node, (child) => visit(child, checker, used));
}

/** A name that TypeScript's libraries declare: a global, or a member of an interface. */
function addPlatformName(node: ts.Identifier, checker: ts.TypeChecker, used: UsedFeatures): void {
  if (!notWideByName.has(node.text)) {
    return;
  }
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  // TypeScript does not declare it, so the file does.
  if (declarations.some((declaration) => isAmbient(declaration))) {
    addNamed(node.text, ofPage, used);
  }
  for (const declaration of declarations) {
    if (isOfTypeScript(declaration)) {
      const owner = declaration.parent;
      const prefix = ts.isInterfaceDeclaration(owner)
        ? `${owner.name.text.replace(/Constructor$/, '')}.`
        : ts.isTypeLiteralNode(owner) && ts.isVariableDeclaration(owner.parent)
          ? `${owner.parent.name.getText()}.`
          : ts.isModuleBlock(owner)
            ? `${owner.parent.name.text}.`
            : '';
      for (const root of ['api', 'javascript.builtins']) {
        addPart(`${root}.${prefix}${node.text}`, used);
        addPart(`${root}.${prefix}${node.text}_static`, used);
      }
    }
  }
}

function addAttribute(node: ts.JsxAttribute, name: string, used: UsedFeatures): void {
  const tag = node.parent.parent.tagName.getText();
  if (!/^[a-z]+$/.test(tag)) {
    return;
  }
  const value =
    node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
  for (const part of [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`]) {
    addPart(part, used);
    addPart(`${part}.${value}`, used);
  }
  addPart(`html.elements.${tag}`, used);
}

function addPart(part: string, used: UsedFeatures): void {
  const id = notWide.get(part)?.id;
  if (id) {
    used.set(id, (used.get(id) ?? new Set()).add(part));
  }
}

function addNamed(name: string, where: RegExp, used: UsedFeatures): void {
  for (const part of notWideByName.get(name) ?? []) {
    if (where.test(part) && !ambiguous.has(name)) {
      addPart(part, used);
    }
  }
}

function isOfTypeScript(declaration: ts.Declaration): boolean {
  return /[\\/]lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);
}

/** Returns whether the declaration is a `declare const` outside TypeScript's libraries. */
function isAmbient(declaration: ts.Declaration): boolean {
  return (
    ts.isVariableDeclaration(declaration) &&
    ts.isVariableStatement(declaration.parent.parent) &&
    declaration.parent.parent.modifiers?.[0]?.kind === ts.SyntaxKind.DeclareKeyword &&
    !isOfTypeScript(declaration)
  );
}
