import path from 'node:path';
import ts from 'typescript';
import type { ComponentDocument, Prop } from '../document';
import { createVirtualProgram, type ParsedFiles } from '../program/create-virtual-program';

/** A component by its name in JSX, with its document. */
interface Subject {
  /** `lib.Dialog.Trigger`. */
  readonly expression: string;
  readonly props: readonly Prop[];
  readonly accepts: ComponentDocument['accepts'];
}

/** Errors of the compiler about documents, and how many props it checked. */
export interface RoundTrip {
  readonly errors: readonly string[];
  /** Number of props that were used with a value of their documented type. */
  readonly typed: number;
  /** Number of props whose type refers to something that the package does not export. */
  readonly untyped: number;
}

/**
 * Generates a module from documents alone and type-checks it: each prop accepts a value of its documented type, and
 * every prop of the component is in its document.
 */
export function compileRoundTrip(
  documents: readonly ComponentDocument[],
  folder: string,
  parsed: ParsedFiles,
): RoundTrip {
  const subjects = documents.flatMap(listSubjects);
  const packageName = documents[0]?.package.name ?? '';
  const file = path.join(folder, '__round-trip__.tsx');
  const known = findKnownNames(packageName, file, parsed);
  const probes = subjects.map((subject, index) => writeSubject(subject, index, known));
  const text = [
    `import * as React from 'react';`,
    `declare const anything: any;`,
    `import * as lib from '${packageName}';`,
    `import type { ${[...known.library].join(', ')} } from '${packageName}';`,
    `import type { ${[...known.react].join(', ')} } from 'react';`,
    `type Missing<P, A, L> = 0 extends 1 & P ? never : Exclude<Exclude<Every<P>, keyof A> | Taken<P, A>, L>;`,
    `type Every<T, K = T extends unknown ? Named<keyof T> : never> = K;`,
    `type Named<K> = K extends PropertyKey ? {} extends Record<K, 1> ? never : K : never;`,
    `type Wide<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;`,
    `type Taken<P, A> = { [K in Exclude<Extract<Every<P>, keyof A>, \`on\${string}\`>]: P extends { [_ in K]?: infer V } ? ([V] extends [A[K]] ? never : K) : never }[Exclude<Extract<Every<P>, keyof A>, \`on\${string}\`>];`,
    ...probes.map((probe) => probe.code),
  ].join('\n');
  const program = createVirtualProgram(file, text, parsed);
  const source = program.getSourceFile(file);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  const hidden = listHidden(program, file);
  return {
    errors: [
      ...diagnostics
        .map((diagnostic) => describeDiagnostic(diagnostic, text))
        .filter((error) => !isAboutHidden(error, hidden)),
      ...subjects.flatMap(({ expression, props }) =>
        props
          .filter(({ name }) => hidden.get(expression)?.includes(name))
          .map(
            ({ name }) => `${expression}.${name}: the package keeps it out of its documentation`,
          ),
      ),
    ],
    typed: probes.reduce((sum, { typed }) => sum + typed, 0),
    untyped: probes.reduce((sum, { untyped }) => sum + untyped, 0),
  };
}

/** Returns the props of each component that the package excludes from its documentation with a JSDoc tag. */
function listHidden(program: ts.Program, file: string): ReadonlyMap<string, readonly string[]> {
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  return new Map(
    aliases
      .filter(({ name }) => /^P\d+$/.test(name.text))
      .map(({ name, type }) => {
        const props = checker.getPropertiesOfType(checker.getTypeAtLocation(name));
        const tagged = props.filter((prop) =>
          prop.declarations?.some((node) =>
            /@(ignore|internal)\b/.test(
              ts
                .getJSDocCommentsAndTags(node)
                .map((comment) => comment.getText())
                .join(),
            ),
          ),
        );
        const [, expression = ''] = /typeof (.*)>$/.exec(type.getText()) ?? [];
        return [expression, tagged.map((prop) => prop.name)] as const;
      }),
  );
}

/** `lib.Badge: nothing missing: Type '"none"' is not assignable to type '"className"'.` */
function isAboutHidden(error: string, hidden: ReadonlyMap<string, readonly string[]>): boolean {
  const [, expression = '', missing = ''] =
    /^(\S+): nothing missing: .* to type '(.*)'\.$/.exec(error) ?? [];
  const names = [...missing.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => hidden.get(expression)?.includes(name));
}

const plans = [undefined, 'pro', 'premium'] as const;

/** A program without the packages of a higher plan lacks their additions. */
function listSubjects(document: ComponentDocument): Subject[] {
  const rank = plans.indexOf(document.plan);
  const own = {
    expression: `lib.${document.name}`,
    props: document.props.filter(({ plan }) => plans.indexOf(plan) <= rank),
    accepts: document.accepts,
  };
  return document.parts.length === 0
    ? [own]
    : document.parts.map(({ name, props, accepts }) => ({
        expression: `lib.${document.name}.${name}`,
        props,
        accepts,
      }));
}

interface KnownNames {
  readonly library: ReadonlySet<string>;
  readonly react: ReadonlySet<string>;
  readonly global: ReadonlySet<string>;
}

/** The names of each package that documents were compiled for, by the place of the module. Finding them needs a program. */
const knownNames = new Map<string, KnownNames>();

function findKnownNames(packageName: string, file: string, parsed: ParsedFiles): KnownNames {
  const key = `${packageName} ${file}`;
  const known = knownNames.get(key) ?? listKnownNames(packageName, file, parsed);
  knownNames.set(key, known);
  return known;
}

/** Names that a reader can use: exports of the package and of React, and globals. */
function listKnownNames(packageName: string, file: string, parsed: ParsedFiles): KnownNames {
  const program = createVirtualProgram(
    file,
    `import * as lib from '${packageName}';\nimport * as React from 'react';\nexport { lib, React };`,
    parsed,
  );
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const [library, react] = [...(source?.statements ?? [])]
    .filter((statement) => ts.isImportDeclaration(statement))
    .map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier))
    .map((module) => (module ? checker.getExportsOfModule(module).map(({ name }) => name) : []));
  const isName = (name: string) => /^[A-Z]\w*$/.test(name);
  const ofLibrary = new Set((library ?? []).filter(isName));
  const global = source
    ? checker.getSymbolsInScope(source, ts.SymbolFlags.Type).map(({ name }) => name)
    : [];
  return {
    library: ofLibrary,
    react: new Set(
      (react ?? []).filter(
        (name) => isName(name) && !ofLibrary.has(name) && !global.includes(name),
      ),
    ),
    global: new Set(global),
  };
}

function writeSubject({ expression, props, accepts }: Subject, index: number, known: KnownNames) {
  const judged = props.map((prop) => ({
    prop,
    isKnown: namesOf(prop.type.text).every((name) => isKnown(name, known)),
  }));
  const typeOf = ({ prop, isKnown }: (typeof judged)[number]) =>
    isKnown && prop.name !== 'children' ? `(${prop.type.text})` : 'any';
  const element = accepts.find(({ kind }) => kind === 'element')?.name;
  const attributes =
    element === undefined
      ? '{}'
      : /^[a-z]/.test(element)
        ? `React.JSX.IntrinsicElements['${element}']`
        : 'React.AllHTMLAttributes<any>';
  const system = accepts.flatMap(({ names = [] }) => names);
  const listed = [...props.map(({ name }) => name), ...system, 'ref', 'key'].map(
    (name) => `'${name}'`,
  );
  const code = [
    `declare const v${index}: { ${judged.map((judgment) => `'${judgment.prop.name}': ${typeOf(judgment)}`).join('; ')} };`,
    ...judged.map(({ prop }) => {
      const rest = judged
        .filter(
          (other) => other.prop !== prop && isCompanion(other.prop, `${expression}.${prop.name}`),
        )
        .map((other) => attribute(other.prop.name, true));
      return `void (<${expression} ${[...rest, attribute(prop.name)].join(' ')} />); // ${expression}.${prop.name}`;
    }),
    `type P${index} = React.ComponentProps<typeof ${expression}>;`,
    ...judged
      .filter((judgment) => judgment.isKnown && judgment.prop.name !== 'children')
      .filter((judgment) => !(`${expression}.${judgment.prop.name}` in widthUnknown))
      .map(
        ({ prop }) =>
          `void (null! as Wide<P${index}, '${prop.name}'> satisfies ${typeOf({ prop, isKnown: true })} | null | undefined); // ${expression}.${prop.name} takes no more`,
      ),
    `type A${index} = ${attributes};`,
    `type L${index} = ${listed.join(' | ')};`,
    `const none${index}: [Missing<P${index}, A${index}, L${index}>] extends [never] ? 'none' : Missing<P${index}, A${index}, L${index}> = 'none'; // ${expression}: nothing missing`,
  ].join('\n');
  const typed = judged.filter((judgment) => judgment.isKnown).length;
  return { code, typed, untyped: judged.length - typed };

  function attribute(name: string, isAny = false): string {
    const value = isAny ? 'anything' : `v${index}['${name}']`;
    return /^[A-Za-z][\w-]*$/.test(name) ? `${name}={${value}}` : `{...{ '${name}': ${value} }}`;
  }
}

/** Props whose documented type can be wider than the compiler can tell from outside, each with the reason. */
const widthUnknown: Readonly<Record<string, string>> = {
  'lib.Stack.direction': 'MUI System exports another type of the name ResponsiveStyleValue',
  'lib.Stack.spacing': 'MUI System exports another type of the name ResponsiveStyleValue',
  'lib.ThemeProvider.theme': 'the parameter of a generic component is unknown to ComponentProps',
};

/** Props that require another prop. The types express this with an alternative of a union. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'lib.GridActionsCellItem.showInMenu': ['icon'],
};

function isCompanion(prop: Prop, judged: string): boolean {
  return prop.required || isChoice(prop) || (companions[judged]?.includes(prop.name) ?? false);
}

/** Returns whether a prop can select one of several sets of props. */
function isChoice({ name, type }: Prop): boolean {
  return /^(boolean|'[^']*'( \| '[^']*')+)$/.test(type.text) && !name.startsWith('aria');
}

function isKnown(name: string, { library, react, global }: KnownNames): boolean {
  return library.has(name) || react.has(name) || global.has(name);
}

/** Returns the type names in a type's text, except those that the text declares itself. */
function namesOf(text: string): string[] {
  const source = ts.createSourceFile('t.ts', `type T = ${text};`, ts.ScriptTarget.ES2023, true);
  const names = new Set<string>();
  const bound = new Set<string>(['React']);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) bound.add(node.name.text);
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.exprName;
      names.add(name.getText().split('.')[0] ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names].filter((name) => !bound.has(name));
}

function describeDiagnostic({ start = 0, messageText }: ts.Diagnostic, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n')[0] ?? '';
  const place = line.split(' // ')[1] ?? line.slice(0, 160);
  return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 260)}`;
}
