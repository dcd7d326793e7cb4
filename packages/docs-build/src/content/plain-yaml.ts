/** Words without a character that has a meaning in YAML, on a single line. */
const plainText = /^[A-Za-z](?:[^:#\t\r\n]*[^:#\s])?$/;

const list = /^\[(\w+(?:, \w+)*)\]$/;

/** Texts that YAML reads as another value. */
const keyword = /^(?:true|false|null)$/i;

/**
 * Reads YAML that consists of lines like `title: Button` and `components: [Button, ButtonGroup]`. Returns undefined for
 * all other YAML, which needs a parser.
 */
export function parsePlainYaml(yaml: string): Readonly<Record<string, unknown>> | undefined {
  const values = new Map<string, unknown>();
  for (const line of yaml.split('\n')) {
    const [, key = '', text = ''] = /^([a-zA-Z]+): (.+)$/.exec(line) ?? [];
    const items = list.exec(text)?.[1]?.split(', ');
    const isPlain = (items ?? [text]).every((item) => plainText.test(item) && !keyword.test(item));
    if (!isPlain || keyword.test(key) || values.has(key)) return undefined;
    values.set(key, items ?? text);
  }
  return Object.fromEntries(values);
}
