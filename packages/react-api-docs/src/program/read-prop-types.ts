/** A prop in the PropTypes that a script sets. */
export interface PropType {
  readonly name: string;
  /** `PropTypes.string`, on one line, in any module format. */
  readonly code: string;
  /** Text of the comment, without stars. */
  readonly comment: string;
}

const block = /\.propTypes\s*(?:\/\*.*?\*\/\s*)?=\s*\{\n(.*?)\n\}/s;
const entry =
  /^ {2}(?:\/\*\*\n(?<comment>(?:(?!\*\/)[^])*)\*\/\n {2})?(?:'(?<quoted>[^']+)'|(?<bare>\w+)): (?<code>[^]*?)(?=,?\n {2}(?:\/\*\*|'|\w)|,?$(?![^]))/gm;

/** Reads the PropTypes in a script of MUI, which its own generator writes from the types. */
export function readPropTypes(script: string): PropType[] {
  const [, body = ''] = block.exec(script) ?? [];
  return [...body.matchAll(entry)].map(({ groups = {} }) => ({
    name: groups['quoted'] ?? groups['bare'] ?? '',
    code: (groups['code'] ?? '')
      .replaceAll(/\/\*.*?\*\/|\s+/gs, '')
      .replaceAll('_propTypes.default', 'PropTypes'),
    comment: (groups['comment'] ?? '').replaceAll(/^ *\* ?/gm, '').trim(),
  }));
}
