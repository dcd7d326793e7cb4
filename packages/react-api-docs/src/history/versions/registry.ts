import { z } from 'zod';
import { runNpm } from './run-npm';

const rangesSchema = z.record(z.string(), z.string()).default({});

const manifestSchema = z.object({
  version: z.string(),
  dependencies: rangesSchema,
  peerDependencies: rangesSchema,
});

/** What a published version of a package says about the packages that it needs. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Reads what npm knows about packages. */
export interface Registry {
  /** Returns all published versions of a package, in no particular order. Empty if there is no such package. */
  readonly versionsOf: (name: string) => Promise<readonly string[]>;
  /** @throws {RangeError} The version is not published. */
  readonly manifestOf: (name: string, version: string) => Promise<Manifest>;
}

/** Creates a reader that asks npm once for each package, and once more for each prerelease. */
export function createRegistry(): Registry {
  const versionsOf = remember(async (name: string) =>
    z
      .union([z.array(z.string()), z.string().transform((single) => [single]), missing])
      .parse(await view(name, 'versions')),
  );
  const released = remember((name: string) => readManifests(`${name}@*`));
  const single = remember(readManifests);
  return {
    versionsOf,
    manifestOf: async (name, version) => {
      const isVersion = (manifest: Manifest) => manifest.version === version;
      const found =
        (await released(name)).find(isVersion) ??
        (await single(`${name}@${version}`)).find(isVersion);
      if (!found) throw new RangeError(`${name}@${version} is not published.`);
      return found;
    },
  };
}

function remember<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const found = known.get(key) ?? load(key);
    known.set(key, found);
    return found;
  };
}

/** npm answers with an error if no version matches, and an object if one does. */
const missing = z.object({ error: z.unknown() }).transform((): never[] => []);

async function readManifests(specifier: string): Promise<readonly Manifest[]> {
  const value = await view(specifier, 'name', 'version', 'dependencies', 'peerDependencies');
  return z
    .union([missing, z.array(manifestSchema), manifestSchema.transform((single) => [single])])
    .parse(value);
}

async function view(specifier: string, ...fields: readonly string[]): Promise<unknown> {
  const output = await runNpm(['view', specifier, ...fields, '--json']).catch((error: unknown) => {
    // The error is on standard output as well, as JSON.
    const failed = z.object({ stdout: z.string().startsWith('{') }).safeParse(error);
    if (failed.success) return failed.data.stdout;
    throw error;
  });
  return JSON.parse(output || '[]');
}
