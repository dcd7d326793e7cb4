import { testAccessibility } from '../src/test-accessibility';

const isFull = process.env['E2E_TIER'] === 'full';

// One page of each kind. `npm run test:full` checks every page of every app.
for (const address of [
  '/',
  '/versions/',
  '/material-ui/404.html',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  // It has all the parts that the page of Button has. The time that axe takes grows with the number of props.
  '/material-ui/api/dialog-title/',
  ...(isFull ? ['/material-ui/api/button/'] : []),
  '/zh/joy-ui/react-button/',
  '/zh/joy-ui/getting-started/usage/',
]) {
  testAccessibility(address);
}
