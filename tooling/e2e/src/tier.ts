/** Whether all tests run (`npm run test:full`), and not only those of `npm test`. */
export const isFull = process.env['E2E_TIER'] === 'full';
