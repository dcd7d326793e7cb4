import { publishedName, publishedVersion } from './published-names';

/** The parts of a `package.json` that a published package keeps or changes. */
export interface SourcePackageJson {
  readonly name: string;
  readonly version?: string;
  /** What npm shows in a search. */
  readonly description: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Versions {
  /** Version of all packages of the platform. */
  readonly platform: string;
  /** Versions of the catalog, by package. */
  readonly catalog: Readonly<Record<string, string>>;
  /** URL of this repository. */
  readonly repository?: string;
}

/** The `package.json` of a published package. */
interface PublishedPackageJson extends Readonly<Record<string, unknown>> {
  readonly bin?: Readonly<Record<string, string>>;
}

/** Dependencies that the product chooses: two copies of them would not share hooks and contexts. */
const peers = ['react', 'react-dom'];

/**
 * Creates the `package.json` of a published package from that of its workspace: exports lead to built files with their
 * declarations, and dependencies have versions.
 */
export function createPackageJson(
  { name, description, bin, exports, dependencies = {} }: SourcePackageJson,
  { platform, catalog, repository }: Versions,
): PublishedPackageJson {
  const versioned = Object.entries(dependencies).map(([dependency, wanted]) => {
    if (wanted.startsWith('workspace:')) {
      return [dependency, publishedVersion(dependency, platform)] as const;
    }
    const version = catalog[dependency];
    if (version === undefined) {
      throw new Error(
        `${name}: the catalog of pnpm-workspace.yaml has no version of ${dependency}.`,
      );
    }
    return [dependency, version] as const;
  });
  const isPeer = ([dependency]: readonly [string, string]) => peers.includes(dependency);
  const peerDependencies = versioned
    .filter(isPeer)
    .map(([dependency, version]) => [dependency, `^${version}`]);
  return {
    name: publishedName(name),
    version: platform,
    description,
    license: 'MIT',
    ...(repository !== undefined && {
      repository: { type: 'git', url: repository, directory: `packages/${name}` },
    }),
    // Provenance links a version to the workflow that built it.
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    engines: { node: '^20.19.0 || ^22.13.0 || >=24.0.0' },
    ...(bin && { bin }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).flatMap(publishExport)),
      './package.json': './package.json',
    },
    files: ['bin', 'dist'],
    dependencies: Object.fromEntries(versioned.filter((entry) => !isPeer(entry))),
    ...(peerDependencies.length > 0 && { peerDependencies: Object.fromEntries(peerDependencies) }),
  };
}

/** Test helpers are not published. */
function publishExport([name, target]: readonly [string, string]): (readonly [
  string,
  string | Readonly<Record<'types' | 'default', string>>,
])[] {
  if (/\.fixture\.tsx?$/.test(target)) return [];
  const built = target.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(built)) return [[name, built]];
  const base = built.replace(/\.tsx?$/, '');
  return [[name, { types: `${base}.d.ts`, default: `${base}.js` }]];
}
