import type { Code } from 'mdast';
import type { ConvertContext } from './format-rules';

/** Languages of code blocks by their names in other tools. */
const languages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['bash', 'css', 'diff', 'html', 'js', 'json', 'jsx', 'md', 'text', 'ts', 'tsx', 'yaml'].map(
      (name) => [name, name],
    ),
  ),
  ...{
    cjs: 'js',
    console: 'bash',
    cts: 'ts',
    javascript: 'js',
    javascriptreact: 'jsx',
    json5: 'json',
  },
  ...{
    jsonc: 'json',
    less: 'css',
    markdown: 'md',
    mdx: 'md',
    mjs: 'js',
    mts: 'ts',
    output: 'text',
  },
  ...{
    plain: 'text',
    plaintext: 'text',
    scss: 'css',
    sh: 'bash',
    shell: 'bash',
    shellscript: 'bash',
  },
  ...{
    svelte: 'html',
    svg: 'html',
    terminal: 'bash',
    txt: 'text',
    typescript: 'ts',
    typescriptreact: 'tsx',
  },
  ...{ vue: 'html', xml: 'html', yml: 'yaml', zsh: 'bash' },
};

/** Converts the language, the options and the line markers of a code block. */
export function convertCode(node: Code, { report, locationOf }: ConvertContext): Code {
  // `js{1,3}` has no space before the lines.
  const [, name = '', attached = ''] = /^([\w+#.-]*)(.*)$/.exec(node.lang ?? '') ?? [];
  const lang = languages[name.toLowerCase()] ?? 'text';
  if (name !== '' && languages[name.toLowerCase()] === undefined) {
    report.changed(locationOf(node), {
      kind: 'code',
      what: `a code block in ${name}`,
      result: 'text without colors',
    });
  }
  const { value, lines } = readMagicComments(node.value);
  const code = lang === 'diff' ? addSigns(value) : value;
  const { meta, dropped } = convertMeta(`${attached} ${node.meta ?? ''}`, code, lines);
  if (dropped.length > 0) {
    const what = `the options ${dropped.join(' ')} of a code block`;
    report.changed(locationOf(node), { kind: 'code', what, result: 'left out' });
  }
  const { position } = node;
  return { type: 'code', lang, ...(meta && { meta }), value: code, ...(position && { position }) };
}

const option =
  /(?:title|filename|file|name)=(?:"([^"]*)"|'([^']*)')|\[([^\]]+)\]|\{([\d\s,-]+)\}|((?:[^\s"'{}]|"[^"]*"|'[^']*'|\{[^}]*\})+)/g;
const numbered = /^(?:showLineNumbers(?:=.*)?|line-?numbers|:line-numbers(?:=.*)?|numbered)$/i;

function convertMeta(meta: string, code: string, lines: readonly number[]) {
  const dropped: string[] = [];
  const words: string[] = [];
  let ranges = lines.join(',');
  for (const [whole, double, single, bracket, numbers, other] of meta.matchAll(option)) {
    const title = double ?? single ?? bracket;
    if (title !== undefined) words.push(`title="${title.replaceAll('"', '”')}"`);
    else if (numbers !== undefined && areLines(numbers, code))
      ranges ||= numbers.replaceAll(/\s/g, '');
    else if (other !== undefined && numbered.test(other)) words.push('numbered');
    else dropped.push(whole);
  }
  const known = [...new Set(words), ...(ranges ? [`{${ranges}}`] : [])];
  return { meta: known.join(' '), dropped };
}

function areLines(numbers: string, code: string): boolean {
  const count = code.split('\n').length;
  return numbers.split(',').every((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    return Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= count;
  });
}

const magic =
  /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--)\s*(highlight-next-line|highlight-start|highlight-end|\[!code (?:highlight|hl)\])\s*(?:\*\/\}?|-->)?\s*$/;

/** Comments such as `highlight-next-line` address the highlighter, not the reader. */
function readMagicComments(code: string): {
  readonly value: string;
  readonly lines: readonly number[];
} {
  const kept: string[] = [];
  const lines: number[] = [];
  let isBlock = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const comment = magic.exec(line)?.[1];
    if (comment === undefined) {
      kept.push(line);
      if (isBlock || isNext) lines.push(kept.length);
      isNext = false;
    } else if (comment === 'highlight-start') isBlock = true;
    else if (comment === 'highlight-end') isBlock = false;
    else isNext = true;
  }
  return { value: kept.join('\n'), lines };
}

/** Each line of a diff begins with `+`, `-` or a space. */
function addSigns(code: string): string {
  return code
    .split('\n')
    .map((line) => (line === '' || /^[ +-]/.test(line) ? line : ` ${line}`))
    .join('\n');
}
