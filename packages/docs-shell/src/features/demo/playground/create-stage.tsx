import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createPageSurroundings } from '../runtime/create-page-surroundings';
import { DemoIsland, demoIdPrefix } from '../runtime/DemoIsland';
import type { DemoRootModule } from '../runtime/types';
import { Candidate } from './Candidate';

interface ShowOptions {
  readonly Demo: ComponentType;
  readonly onShown: () => void;
  readonly onError: (error: unknown) => void;
}

interface Drawing {
  readonly element: HTMLElement;
  readonly root: Root;
}

/** Where components are shown, one at a time. */
export interface Stage {
  /** Draws a component out of sight, and puts it in the place of the last one when it did not throw. */
  show(options: ShowOptions): void;
}

const name = 'playground';

/** Makes the stage inside an element. */
export function createStage(place: HTMLElement, root: DemoRootModule): Stage {
  const surroundings = createPageSurroundings(root.styleEngine);
  let current: Drawing | undefined;
  let waiting: Drawing | undefined;

  const remove = (drawing: Drawing | undefined) => {
    drawing?.element.remove();
    // React does not like to be stopped while it draws.
    setTimeout(() => drawing?.root.unmount());
  };

  return {
    show({ Demo, onShown, onError }) {
      remove(waiting);
      const element = document.createElement('div');
      element.className = 'd-demo-stage';
      element.dataset['islandRoot'] = '';
      element.style.cssText = 'position:absolute;visibility:hidden;inset-inline:0';
      place.append(element);
      const drawing: Drawing = {
        element,
        // What is thrown is said under the code, whoever catches it.
        root: createRoot(element, {
          identifierPrefix: demoIdPrefix(name),
          onCaughtError: onError,
          onUncaughtError: onError,
        }),
      };
      waiting = drawing;
      const accept = () => {
        if (waiting === drawing) {
          waiting = undefined;
          remove(current);
          current = drawing;
          element.style.cssText = '';
          onShown();
        }
      };
      const fail = () => {
        if (waiting === drawing) {
          waiting = undefined;
          remove(drawing);
        }
      };
      const DemoToShow = () => (
        <Candidate onDrawn={accept} onFailed={fail} isShown={() => current === drawing}>
          <Demo />
        </Candidate>
      );
      drawing.root.render(
        <DemoIsland name={name} root={root} surroundings={surroundings} Demo={DemoToShow} />,
      );
    },
  };
}
