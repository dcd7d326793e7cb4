import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { demoRootAttribute, previewClass } from '../contract';
import { DemoTree, demoIdPrefix } from '../runtime/DemoTree';
import { createPageEnvironment } from '../runtime/page-environment';
import type { DemoRootModule } from '../runtime/types';
import { PendingRender } from './PendingRender';

interface ShowOptions {
  readonly Demo: ComponentType;
  readonly onShown: () => void;
  readonly onError: (error: unknown) => void;
}

interface Preview {
  readonly element: HTMLElement;
  readonly root: Root;
}

/** Shows one component at a time. */
export interface PreviewRoot {
  /** Renders a component out of sight, and replaces the last one with it if it renders without an error. */
  show(options: ShowOptions): void;
}

const name = 'playground';

/** Creates a preview root inside an element. */
export function createPreviewRoot(container: HTMLElement, root: DemoRootModule): PreviewRoot {
  const environment = createPageEnvironment(root.styleEngine);
  let current: Preview | undefined;
  let pending: Preview | undefined;

  const remove = (preview: Preview | undefined) => {
    preview?.element.remove();
    // React cannot unmount a root while it renders.
    setTimeout(() => preview?.root.unmount());
  };

  return {
    show({ Demo, onShown, onError }) {
      remove(pending);
      const element = document.createElement('div');
      element.className = previewClass;
      element.setAttribute(demoRootAttribute, '');
      element.style.cssText = 'position:absolute;visibility:hidden;inset-inline:0';
      container.append(element);
      const preview: Preview = {
        element,
        // All errors are reported, also those that the demo's error boundary catches.
        root: createRoot(element, {
          identifierPrefix: demoIdPrefix(name),
          onCaughtError: onError,
          onUncaughtError: onError,
        }),
      };
      pending = preview;
      const accept = () => {
        if (pending === preview) {
          pending = undefined;
          remove(current);
          current = preview;
          element.style.cssText = '';
          onShown();
        }
      };
      const reject = () => {
        if (pending === preview) {
          pending = undefined;
          remove(preview);
        }
      };
      const PendingDemo = () => (
        <PendingRender onRendered={accept} onFailed={reject} isShown={() => current === preview}>
          <Demo />
        </PendingRender>
      );
      preview.root.render(
        <DemoTree name={name} root={root} environment={environment} Demo={PendingDemo} />,
      );
    },
  };
}
