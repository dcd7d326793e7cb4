import type { SafeStorage } from '../../../client/safe-storage';
import { isRecord } from '../../../lib/is-record';
import { parseJson } from '../../../lib/parse-json';
import type { CodeVariant } from '../../../theme/code-variant';

/** The texts that a reader changed, by code variant. */
export type Edits = Readonly<Partial<Record<CodeVariant, string>>>;

/** Edits of one demo, stored until the tab is closed: they survive a reload and leaving the page. */
export interface StoredEdits {
  readonly read: () => Edits;
  /** Stores the edits; without any, the entry is removed. */
  readonly write: (edits: Edits) => void;
}

/** @param demoKey Identifies the demo: the path of its page and its name. */
export function createStoredEdits(storage: SafeStorage, demoKey: string): StoredEdits {
  const key = `docs-edited ${demoKey}`;
  return {
    read: () => {
      const stored = parseJson(storage.get(key) || null);
      const textOf = (variant: CodeVariant) => {
        const text = isRecord(stored) ? stored[variant] : undefined;
        return typeof text === 'string' ? { [variant]: text } : {};
      };
      return { ...textOf('TS'), ...textOf('JS') };
    },
    write: (edits) => storage.set(key, Object.keys(edits).length > 0 ? JSON.stringify(edits) : ''),
  };
}
