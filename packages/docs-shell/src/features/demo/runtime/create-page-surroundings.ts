import {
  densityAttribute,
  directionAttribute,
  parseDensity,
  parseDirection,
} from '../../../theme/display-settings';
import {
  createServerSurroundings,
  type DemoSurroundings,
  type SurroundingsStore,
} from './demo-surroundings';
import type { DemoSettings, StyleEngine } from './types';

/**
 * Follows the attributes of `<html>`, which the init script and the behaviours keep. Right to left comes into
 * force when its registry has been loaded; what cannot be loaded leaves the demos as they are.
 */
export function createPageSurroundings(engine: StyleEngine | undefined): SurroundingsStore {
  const server = createServerSurroundings(engine?.createRegistry());
  const ltrRegistry = server.getServerSnapshot().registry;
  const listeners = new Set<() => void>();
  let current: DemoSurroundings = server.getServerSnapshot();
  let rtlRegistry: unknown;

  const show = (settings: DemoSettings) => {
    const mirrored = settings.direction === 'rtl' && rtlRegistry !== undefined;
    const registry = mirrored ? rtlRegistry : ltrRegistry;
    const left = current.registry;
    current = { ...settings, registry };
    for (const listener of listeners) {
      listener();
    }
    if (left !== registry && left === rtlRegistry) {
      // Names of keyframes are the same in both registries, and the later ones would win.
      engine?.clear?.(left);
    }
  };

  const follow = () => {
    const wanted = readSettings();
    if (wanted.direction === 'rtl' && engine?.loadRtlRegistry && rtlRegistry === undefined) {
      engine.loadRtlRegistry().then(
        (registry) => {
          rtlRegistry ??= registry;
          follow();
        },
        () => {},
      );
      show({ ...wanted, direction: current.direction });
    } else if (wanted.direction !== current.direction || wanted.dense !== current.dense) {
      show(wanted);
    }
  };

  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: [directionAttribute, densityAttribute],
  });
  follow();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => current,
    getServerSnapshot: server.getServerSnapshot,
  };
}

function readSettings(): DemoSettings {
  const root = document.documentElement;
  return {
    direction: parseDirection(root.getAttribute(directionAttribute)),
    dense: parseDensity(root.getAttribute(densityAttribute)) === 'dense',
  };
}
