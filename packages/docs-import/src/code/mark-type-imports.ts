import ts from 'typescript';

/**
 * Writes `type` before the names that a module imports and uses as types only. Bundlers that look at one file at a time
 * would import them as values, which do not exist.
 */
export function markTypeImports(source: string, file: string): string {
  if (!/\.[cm]?tsx?$/.test(file)) return source;
  const used = listValueImports(source, file);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const positions: number[] = [];
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause } = statement;
    const bindings = importClause?.namedBindings;
    if (!importClause || importClause.phaseModifier !== undefined) continue;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) {
      if (!element.isTypeOnly && !used.has(element.name.text))
        positions.push(element.getStart(tree));
    }
  }
  return positions
    .toReversed()
    .reduce((text, position) => `${text.slice(0, position)}type ${text.slice(position)}`, source);
}

/** Local names of the imports that the compiler keeps. */
function listValueImports(source: string, file: string): ReadonlySet<string> {
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
      verbatimModuleSyntax: false,
    },
  });
  const tree = ts.createSourceFile('kept.jsx', outputText, ts.ScriptTarget.ESNext);
  const names = tree.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : undefined;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : [];
  });
  return new Set(names);
}
