import type { CodeVariant } from '../../theme/code-variant';

/** A demo that an address asks for, in a language. */
export interface DemoInHash {
  readonly name: string;
  readonly variant: CodeVariant;
}

/** Reads `#BasicButtons.tsx` or `.jsx`; other hashes name no demo. */
export function parseDemoHash(hash: string): DemoInHash | undefined {
  const [, name, ending] = /^#([\w-]+)\.([jt])sx$/.exec(hash) ?? [];
  return name === undefined ? undefined : { name, variant: ending === 'j' ? 'JS' : 'TS' };
}
