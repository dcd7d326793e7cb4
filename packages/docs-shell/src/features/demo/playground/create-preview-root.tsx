import { Component, type ReactNode, useEffect } from 'react';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { demoRootAttribute, previewClass } from '../contract';
import { demoIdPrefix, DemoTree } from '../runtime/DemoTree';
import { createPageEnvironment } from '../runtime/page-environment';
import type { DemoRootModule } from '../runtime/types';

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

interface PendingRenderProps {
  /** Called when the children have rendered and run their effects without an error. */
  readonly onRendered: () => void;
  readonly onFailed: () => void;
  /** Whether the children replaced the last demo. Before that, an error renders nothing. */
  readonly isShown: () => boolean;
  readonly children: ReactNode;
}

/** Renders edited code for the first time, hidden, while the last version is still visible. */
class PendingRender extends Component<
  PendingRenderProps,
  { readonly thrown?: readonly [unknown] }
> {
  override state: { readonly thrown?: readonly [unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { children, isShown, onRendered } = this.props;
    const { thrown } = this.state;
    if (!thrown) {
      return (
        <>
          {children}
          <AfterEffects onRendered={onRendered} />
        </>
      );
    }
    if (isShown()) {
      // The error boundary of the demo shows it, with a button that starts the demo again.
      throw thrown[0];
    }
    return null;
  }
}

function AfterEffects({ onRendered }: Pick<PendingRenderProps, 'onRendered'>) {
  useEffect(() => {
    // React catches errors of effects after all effects have run.
    const timer = setTimeout(onRendered);
    return () => clearTimeout(timer);
  }, [onRendered]);
  return null;
}
