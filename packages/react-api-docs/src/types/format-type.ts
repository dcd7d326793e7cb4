import ts from 'typescript';

/** Formats a type on several lines: one per member of an object, per alternative and per parameter if they are long. */
export function formatType(text: string): string {
  const source = ts.createSourceFile('t.ts', `type T = ${text};`, ts.ScriptTarget.ES2023, true);
  const [statement, more] = source.statements;
  if (!statement || more || !ts.isTypeAliasDeclaration(statement)) return text;
  return write(statement.type, 0);
}

const width = 72;

function write(node: ts.TypeNode, depth: number): string {
  const flat = node.getText().replaceAll(/\s+/g, ' ');
  if (flat.length + depth * 2 <= width && !ts.isTypeLiteralNode(node)) return flat;
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (ts.isTypeLiteralNode(node)) {
    if (node.members.length === 0) return '{}';
    const lines = node.members.map((member) => `${pad}${writeMemberNode(member, depth + 1)};\n`);
    return `{\n${lines.join('')}${end}}`;
  }
  if (ts.isUnionTypeNode(node)) {
    const [before, bar] = depth === 0 ? ['', '| '] : ['\n', `${pad}| `];
    return before + node.types.map((part) => bar + write(part, depth + 1)).join('\n');
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((part) => write(part, depth)).join(' & ');
  }
  if (ts.isParenthesizedTypeNode(node)) return `(${write(node.type, depth)})`;
  if (ts.isArrayTypeNode(node)) return `${write(node.elementType, depth)}[]`;
  if (ts.isFunctionTypeNode(node)) {
    const generics = node.typeParameters?.map((parameter) => parameter.getText()).join(', ');
    const parameters = node.parameters.map((parameter) => {
      const name = `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}${parameter.questionToken ? '?' : ''}`;
      return `${pad}${name}:${parameter.type ? spaced(write(parameter.type, depth + 1)) : ' any'},\n`;
    });
    const head = generics ? `<${generics}>` : '';
    return `${head}(\n${parameters.join('')}${end}) => ${write(node.type, depth)}`;
  }
  if (ts.isTypeReferenceNode(node) && node.typeArguments) {
    const args = node.typeArguments
      .map((argument) => write(argument, depth + 1))
      .map((text) => (text.startsWith('\n') ? text.replaceAll('\n  ', '\n').slice(1) : pad + text));
    return `${node.typeName.getText()}<\n${args.join(',\n')}\n${end}>`;
  }
  return flat;
}

function writeMemberNode(member: ts.TypeElement, depth: number): string {
  if (!ts.isPropertySignature(member) || !member.type) return member.getText().replace(/;$/, '');
  return `${member.name.getText()}${member.questionToken ? '?' : ''}:${spaced(write(member.type, depth))}`;
}

function spaced(text: string): string {
  return text.startsWith('\n') ? text : ` ${text}`;
}
