/** A demo that throws as it is. `probe-report.fixture.ts` reads it. */
export default function Throwing(): never {
  throw new Error('as it is');
}
