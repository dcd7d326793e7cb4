import { testAccessibility } from '../src/test-accessibility';

// One page of each kind. `npm run test:full` takes every page of every app.
for (const address of [
  '/',
  '/versions/',
  '/material-ui/404.html',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/zh/joy-ui/react-button/',
  '/zh/joy-ui/getting-started/usage/',
]) {
  testAccessibility(address);
}
