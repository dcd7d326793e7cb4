import { openDemoInAddress } from './open-demo-in-address.client';

/** Opens the demo that the address names, before the first paint, and lets the tools of all demos come later. */
export function setUpDemoTools(): void {
  if (document.querySelector('.d-demo-tools')) {
    openDemoInAddress();
    import('./demo-tools.client').then(
      ({ serveDemoTools }) => serveDemoTools(),
      () => {}, // Without its tools a demo is still there.
    );
  }
}
