import ts from 'typescript';
import type { SymbolDocs } from '../docs/read-docs';
import type { Signature } from '../document';
import { declaredTypeNode } from '../types/declared-type';
import { writeTypeText } from '../types/write-type-text';
import type { Extraction } from './extraction';

/** Extracts the signature of a callback, if its type is a single function. */
export function extractSignature(
  type: ts.Type,
  docs: Pick<SymbolDocs, 'parameters' | 'returns'>,
  extraction: Extraction,
): Signature | undefined {
  const bare = extraction.checker.getNonNullableType(type);
  const calls = bare.getCallSignatures();
  const [call] = calls;
  if (!call || calls.length > 1 || bare.getProperties().length > 0) return undefined;
  return writeSignature(call, docs, extraction);
}

/** Extracts one call signature with the descriptions of its parameters. */
export function writeSignature(
  call: ts.Signature,
  docs: Pick<SymbolDocs, 'parameters' | 'returns'>,
  extraction: Extraction,
): Signature {
  const { checker } = extraction;
  const declaration = call.getDeclaration() as ts.SignatureDeclaration | undefined;
  const texts = describeParameters(call, docs.parameters);
  return {
    parameters: call.parameters.map((parameter, index) => {
      const node = parameter.valueDeclaration;
      const isParameter = node !== undefined && ts.isParameter(node);
      const optional = isParameter && (node.questionToken ?? node.initializer) !== undefined;
      const isRest = isParameter && node.dotDotDotToken !== undefined;
      return {
        name: isRest ? `...${parameter.name}` : parameter.name,
        type: writeTypeText(
          checker.getTypeOfSymbol(parameter),
          declaredTypeNode(parameter),
          optional,
          extraction,
        ),
        optional,
        description: texts[index] ?? '',
      };
    }),
    returns: {
      type: writeTypeText(call.getReturnType(), declaration?.type, false, extraction),
      description: docs.returns,
    },
  };
}

/**
 * Returns the descriptions of parameters. The documentation of a callback may have other names than its type: then the
 * names that only one of them has belong together, in order, if they are equally many. So do the first names of the type
 * if none agrees: the types of events add parameters that the documentation of a callback leaves out.
 */
function describeParameters(
  call: ts.Signature,
  documented: SymbolDocs['parameters'],
): readonly string[] {
  const names = call.parameters.map(({ name }) => name);
  const loose = names.filter((name) => !documented.has(name));
  const texts = [...documented].flatMap(([name, text]) => (names.includes(name) ? [] : text));
  const isInOrder =
    loose.length === texts.length || (loose.length === names.length && texts.length < loose.length);
  return names.map((name) => {
    const renamed = isInOrder ? texts[loose.indexOf(name)] : undefined;
    return documented.get(name) ?? renamed ?? '';
  });
}
