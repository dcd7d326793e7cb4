import fc from 'fast-check';
import { products, type BuildFormat, type RootPath } from './chaos-server.fixture';

const rootPath = fc.constantFrom<RootPath>('', '/paint');
const page = fc.constantFrom(
  ...Object.entries(products).flatMap(([root, { pages }]) =>
    pages.map((address) => ({ rootPath: root as RootPath, address })),
  ),
);
const format = fc.constantFrom<BuildFormat>(
  'docs-files.json',
  'precache-manifest.json',
  'linked pages',
  'linked pages',
);
/** Type of the message in which the page reports: `shown` comes from apps that were built before `page-viewed`. */
const report = fc.constantFrom('page-viewed', 'shown');
const tab = fc.constantFrom(0, 1);

/** What happens during a download. */
const incident = fc.constantFrom('cancel', 'deploy', 'none', 'offline', 'stop');

/** One random step. */
export const chaosStep = fc.oneof(
  { weight: 45, arbitrary: fc.record({ type: fc.constant('open'), tab, page, report }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('deploy'), rootPath, format }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('partial deploy'), rootPath, format }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('rollback'), rootPath, back: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('remove old assets') }) },
  {
    weight: 16,
    arbitrary: fc.record({
      type: fc.constant('network'),
      condition: fc.constantFrom('failing', 'online', 'online', 'online', 'offline', 'slow'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('save'),
      rootPath,
      incident,
      afterRequests: fc.integer({ min: 3, max: 8 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('remove'), rootPath }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('storage'),
      freeBytes: fc.oneof(fc.constant(1_000_000), fc.nat(3000)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('corrupt'), entry: fc.nat(1000) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('restart') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close'), tab }) },
);

export type ChaosStep = typeof chaosStep extends fc.Arbitrary<infer Step> ? Step : never;

/** A step of one type. */
export type StepOf<Type extends ChaosStep['type']> = Extract<ChaosStep, { readonly type: Type }>;
