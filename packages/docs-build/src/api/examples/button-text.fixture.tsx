import { Fragment } from 'react';

/** A demo whose button has no name if the control of `children` writes no text. `probe-report.fixture.ts` reads it. */
export default function ButtonText() {
  return (
    <button type="button">
      <Fragment>Save</Fragment>
    </button>
  );
}
