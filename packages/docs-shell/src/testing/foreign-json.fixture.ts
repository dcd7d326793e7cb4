import fc from 'fast-check';

/** Addresses that a browser opens on another site, or runs. */
export const hostileAddresses: readonly string[] = [
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  'javascript:alert(1)',
  'https://evil.example/',
  'data:text/html,<script>1</script>',
];

/** Values that a hostile or broken publisher would write. */
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileAddresses),
  fc.constantFrom<unknown>(
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '',
    ' '.repeat(5000),
    -1,
    1e308,
    null,
    true,
  ),
  fc
    .array(fc.constantFrom('/', '\\', '\t', '\r', '\n', '.', ':', 'a'), { maxLength: 6 })
    .map((parts) => ['/', ...parts, 'evil.example/'].join('')),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * JSON like a valid document, in which some values are replaced, removed, repeated or renamed. Half of the keys are
 * those of the document, because random ones would fail the first check.
 */
export function foreignJson(valid: unknown): fc.Arbitrary<unknown> {
  const positions = countValues(valid);
  const change = fc.record({
    at: fc.nat(positions),
    kind: fc.constantFrom<ChangeKind>('replace', 'replace', 'replace', 'remove', 'wrap', 'poison'),
    value: hostileValue,
  });
  const changed = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<unknown>((document, change) => apply(document, change), valid),
    );
  return fc.oneof({ arbitrary: changed, weight: 9 }, { arbitrary: hostileValue, weight: 1 });
}

type ChangeKind = 'replace' | 'remove' | 'wrap' | 'poison';

interface Change {
  readonly at: number;
  readonly kind: ChangeKind;
  readonly value: unknown;
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + countValues(child), 1);
}

/** Changes the value at a position, counted in the order of the document. */
function apply(document: unknown, { at, kind, value }: Change): unknown {
  let position = -1;
  const walk = (node: unknown): unknown => {
    position += 1;
    if (position === at) {
      if (kind === 'wrap') return [node, node];
      if (kind === 'remove') return undefined;
      // As a key of JSON: an object literal would set the prototype.
      if (kind === 'poison') return JSON.parse('{"__proto__":{"isPolluted":true},"constructor":1}');
      return value;
    }
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  const changed = walk(document);
  const result: unknown = changed === undefined ? null : JSON.parse(JSON.stringify(changed));
  return result;
}

/** Returns whether a browser that opens an address on a page of the site stays on the site. */
export function staysOnSite(address: string): boolean {
  const site = 'https://site.invalid';
  return (
    URL.canParse(address, `${site}/page/`) && new URL(address, `${site}/page/`).origin === site
  );
}
