import { runEach } from '../run-each';
import { serveCodeVariant } from './code-variant';
import { serveCopyLink } from './copy-link';
import { serveDemoWindows } from './demo-windows';
import { openDemoInAddress } from './open-demo-in-address';
import { serveReset } from './reset-demo';
import { serveToolbars } from './roving-focus';
import { serveProjectTools } from './serve-project-tools';

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
