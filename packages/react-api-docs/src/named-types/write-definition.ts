import ts from 'typescript';
import { isHidden, readDocs } from '../docs/read-docs';
import type { Prop } from '../document';
import { collectMembers } from '../extract/collect-members';
import type { Extraction } from '../extract/extraction';
import { packageOf } from '../extract/package-of';
import { declaredTypeNode } from '../types/declared-type';
import { formatType } from '../types/format-type';
import { writeNode } from '../types/write-node';
import { writeType } from '../types/write-type';

/** Maximum number of members that are listed. A larger object has its declaration only. */
const maxMembers = 40;

/** Maximum number of characters. A longer text does not help next to a table. */
const maxLength = 2400;

type Line = Pick<Prop, 'name' | 'required' | 'description'> & { readonly type: string };

/**
 * Returns the definition of a type as TypeScript: its members with the first sentence of their description, or the
 * aliased type.
 */
export function writeDefinition(
  symbol: ts.Symbol,
  extraction: Extraction,
): { readonly text: string; readonly description: string } {
  const { checker } = extraction;
  const { description } = readDocs(symbol, checker);
  const parameter = symbol.declarations?.find(ts.isTypeParameterDeclaration);
  if (parameter) return { text: `<${parameter.getText()}>`, description: 'A type parameter.' };
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const head = symbol.name + writeParameters(symbol);
  const lines = listLines(checker.getDeclaredTypeOfSymbol(symbol), extraction);
  const isObject = lines.length > 0 && !(alias && isNamedWell(alias.type));
  const definition = isObject
    ? `${alias ? `type ${head} = ` : `interface ${head} `}{\n${lines.map(writeLine).join('')}}`
    : writeHead(symbol, head, alias, checker);
  const text =
    definition.length > maxLength ? writeHead(symbol, head, undefined, checker) : definition;
  return { text, description };
}

function writeHead(
  symbol: ts.Symbol,
  head: string,
  alias: ts.TypeAliasDeclaration | undefined,
  checker: ts.TypeChecker,
): string {
  if (alias) return `type ${head} = ${formatType(writeNode(alias.type, checker))}`;
  const bases = (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) => heritageClauses.map((clause) => clause.getText()));
  const isEmpty =
    bases.length === 0 &&
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).length === 0;
  return `interface ${head} ${[...bases, ''].join(' ')}${isEmpty ? '{}' : '{ … }'}`;
}

function writeParameters({ declarations = [] }: ts.Symbol): string {
  const [typeParameters] = declarations.flatMap((node) => {
    const { typeParameters: list } = node as Partial<ts.InterfaceDeclaration>;
    return list && list.length > 0 ? [list] : [];
  });
  return typeParameters ? `<${typeParameters.map(({ name }) => name.text).join(', ')}>` : '';
}

/** Unions and functions are clearer in their declared form. */
function isNamedWell(node: ts.TypeNode): boolean {
  return ts.isFunctionTypeNode(node) || ts.isUnionTypeNode(node) || ts.isConditionalTypeNode(node);
}

function listLines(type: ts.Type, { checker, packages }: Extraction): Line[] {
  const parts = type.isUnion() ? type.types : [type];
  const isObject = parts.every(
    (part) =>
      part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayLikeType(part),
  );
  const members = isObject
    ? collectMembers([type], checker).filter((member) => isPublic(member.symbol, type, checker))
    : [];
  const scopes = packages.map(({ name }) => name.replace(/\/.*$/, ''));
  const isOurs = members.every(({ symbol }) =>
    (symbol.declarations ?? []).every((node) =>
      scopes.includes((packageOf(node.getSourceFile().fileName) ?? '').replace(/\/.*$/, '')),
    ),
  );
  if (!isOurs || members.length > maxMembers) return [];
  return members
    .filter(({ symbol }) => !isHidden(symbol, checker))
    .map(({ symbol, others, required }) => {
      const texts = [symbol, ...others].map((declared) =>
        writeType(
          checker.getTypeOfSymbol(declared),
          declaredTypeNode(declared),
          !required,
          checker,
        ),
      );
      return {
        name: symbol.name,
        required,
        description: readDocs(symbol, checker).description,
        type: [...new Set(texts)]
          .map((text) => (texts.length > 1 && text.includes('=>') ? `(${text})` : text))
          .join(' | '),
      };
    });
}

/** Only the described members of a class are for callers. */
function isPublic(member: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!type.isClass()) return true;
  const isPrivate = (member.declarations ?? []).some(
    (node) =>
      ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  );
  return !isPrivate && readDocs(member, checker).description !== '';
}

function writeLine({ name, required, description, type }: Line): string {
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(description.replaceAll(/\s+/g, ' ')) ?? [
    description,
  ];
  const comment = sentence === '' ? '' : `  /** ${sentence.replaceAll(/\s+/g, ' ')} */\n`;
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
  const text = formatType(type).split('\n').join('\n  ');
  return `${comment}  ${key}${required ? '' : '?'}: ${text.startsWith('| ') ? `\n    ${text.split('\n  ').join('\n    ')}` : text};\n`;
}
