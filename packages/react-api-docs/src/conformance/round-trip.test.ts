import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentDocument, Prop } from '../document';
import { extractDocuments } from '../extract/extract-documents';
import { parsedFiles } from '../program/parsed-files.fixture';
import { compileRoundTrip } from './round-trip.fixture';

const folder = path.join(import.meta.dirname, '../..');
const timeout = 240_000;

/** Returns the compiler's errors for a document of `Stack` that differs from the types. */
describe('a wrong document', { timeout }, () => {
  let stack: ComponentDocument;
  const judge = (change: (props: readonly Prop[]) => Prop[]) =>
    compileRoundTrip([{ ...stack, props: change(stack.props) }], folder, parsedFiles).errors.map(
      (error) => error.split(': ')[0],
    );
  const retype = (name: string, text: string) => (props: readonly Prop[]) =>
    props.map((prop) => (prop.name === name ? { ...prop, type: { ...prop.type, text } } : prop));

  beforeAll(() => {
    const request = {
      packages: ['@mui/system'],
      fromFolder: folder,
      parsed: parsedFiles,
      only: ['Stack'],
    };
    const [found] = extractDocuments(request);
    if (found?.kind === 'component') stack = found;
  }, timeout);

  it.each<[string, (props: readonly Prop[]) => Prop[], string[]]>([
    ['says what the types say', (props) => [...props], []],
    ['misses a prop', (props) => props.filter(({ name }) => name !== 'useFlexGap'), ['lib.Stack']],
    [
      'names a type that the prop does not take',
      retype('useFlexGap', 'string'),
      ['lib.Stack.useFlexGap', 'lib.Stack.useFlexGap takes no more'],
    ],
    [
      'names a type that is too narrow',
      retype('useFlexGap', 'true'),
      ['lib.Stack.useFlexGap takes no more'],
    ],
    [
      'names a type that is too wide',
      retype('useFlexGap', "boolean | 'x'"),
      ['lib.Stack.useFlexGap'],
    ],
    [
      'has a prop that nobody knows',
      (props) =>
        props.map((prop) => (prop.name === 'direction' ? { ...prop, name: 'nobody' } : prop)),
      ['lib.Stack.nobody', 'lib.Stack'],
    ],
  ])('%s', (_, change, expected) => {
    expect(judge(change)).toEqual(expected);
  });
});
