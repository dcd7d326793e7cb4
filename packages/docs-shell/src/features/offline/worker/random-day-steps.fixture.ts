import fc from 'fast-check';
import { products, type RootPath } from './random-day.fixture';

const rootPath = fc.constantFrom<RootPath>('', '/paint');
const place = fc.constantFrom(
  ...Object.entries(products).flatMap(([root, { pages }]) =>
    pages.map((address) => ({ rootPath: root as RootPath, address })),
  ),
);
const tab = fc.constantFrom(0, 1);

/** What happens to a save before it is over. */
const incident = fc.constantFrom('cancel', 'deploy', 'nothing', 'offline', 'stop');

/** One thing that happens on a day, as likely as it should be. */
export const stepOfDay = fc.oneof(
  { weight: 45, arbitrary: fc.record({ type: fc.constant('open'), tab, place }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('deploy'), rootPath }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('deploy half'), rootPath }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('rollback'), rootPath, back: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('forget old assets') }) },
  {
    weight: 16,
    arbitrary: fc.record({
      type: fc.constant('weather'),
      weather: fc.constantFrom('failing', 'fine', 'fine', 'fine', 'offline', 'slow'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('save'),
      rootPath,
      incident,
      after: fc.integer({ min: 3, max: 8 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('remove'), rootPath }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('room'),
      bytes: fc.oneof(fc.constant(1_000_000), fc.nat(3000)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('spoil'), entry: fc.nat(1000) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('restart') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close'), tab }) },
);

/** One of them. */
export type StepOfDay = typeof stepOfDay extends fc.Arbitrary<infer Step> ? Step : never;

/** A step of a type. */
export type StepOf<Type extends StepOfDay['type']> = Extract<StepOfDay, { readonly type: Type }>;
