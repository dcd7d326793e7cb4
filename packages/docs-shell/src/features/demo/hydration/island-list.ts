/** A demo of this page as the browser knows it. */
export interface Island {
  readonly name: string;
  readonly module: string;
  readonly preload: readonly string[];
}

/** What `<script type="application/json" id="docs-islands">` holds. */
export interface IslandList {
  /** URL of the module that exports `mountDemo`. */
  readonly runtime: string;
  readonly islands: readonly Island[];
}

/** Reads the list; answers nothing where it is not what the build writes. */
export function parseIslandList(text: string): IslandList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isIslandList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isIslandList(value: unknown): value is IslandList {
  return (
    typeof value === 'object' &&
    value !== null &&
    'runtime' in value &&
    typeof value.runtime === 'string' &&
    'islands' in value &&
    Array.isArray(value.islands) &&
    value.islands.every(isIsland)
  );
}

function isIsland(value: unknown): value is Island {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'module' in value &&
    typeof value.module === 'string' &&
    'preload' in value &&
    Array.isArray(value.preload) &&
    value.preload.every((url) => typeof url === 'string')
  );
}
