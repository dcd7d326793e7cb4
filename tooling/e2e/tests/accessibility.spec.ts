import { test } from '../src/sites/fixture-test';
import { testAccessibility } from '../src/test-accessibility';

// One page of each kind in both modes, both directions and two widths. `npm run test:full` takes every page of every app.
for (const address of [
  '/',
  '/versions/',
  '/material-ui/404.html',
  '/material-ui/writing/',
  '/material-ui/react-switch/',
  '/zh/joy-ui/react-button/',
  '/zh/joy-ui/getting-started/usage/',
]) {
  testAccessibility(test, address);
}
