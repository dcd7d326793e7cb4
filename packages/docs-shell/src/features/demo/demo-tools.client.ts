import { runEach } from '../../client/run-each';
import { serveCodeVariant } from './code-variant.client';
import { serveCopyLink } from './copy-link.client';
import { serveDemoWindows } from './demo-windows.client';
import { openDemoInAddress } from './open-demo-in-address.client';
import { serveReset } from './reset-demo.client';
import { serveToolbars } from './roving-focus.client';
import { serveProjectTools } from './serve-project-tools.client';

/** What the toolbars of demos do. Loaded on pages that have demos, after what is seen at once. */
export function serveDemoTools(): void {
  addEventListener('hashchange', openDemoInAddress);
  // The variant comes after the address: buttons say what is shown.
  runEach([
    serveCodeVariant,
    serveToolbars,
    serveReset,
    serveCopyLink,
    serveDemoWindows,
    serveProjectTools,
  ]);
}
