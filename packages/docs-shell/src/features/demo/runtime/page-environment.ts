import {
  densityAttribute,
  directionAttribute,
  parseDensity,
  parseDirection,
} from '../../../theme/display-settings';
import {
  createServerEnvironment,
  type DemoEnvironment,
  type EnvironmentStore,
} from './demo-environment';
import type { DemoSettings, StyleEngine } from './types';

/**
 * Creates an environment that follows the attributes of `<html>`. Right to left takes effect when its style registry
 * has loaded. If the registry cannot be loaded, demos keep their direction.
 */
export function createPageEnvironment(engine: StyleEngine | undefined): EnvironmentStore {
  const server = createServerEnvironment(engine?.createRegistry());
  const ltrRegistry = server.getServerSnapshot().registry;
  const listeners = new Set<() => void>();
  let current: DemoEnvironment = server.getServerSnapshot();
  let rtlRegistry: unknown;

  const apply = (settings: DemoSettings) => {
    const mirrored = settings.direction === 'rtl' && rtlRegistry !== undefined;
    const registry = mirrored ? rtlRegistry : ltrRegistry;
    const previous = current.registry;
    current = { ...settings, registry };
    for (const listener of listeners) {
      listener();
    }
    if (previous !== registry && previous === rtlRegistry) {
      // Keyframes have the same names in both registries, and the later ones would win.
      engine?.clear?.(previous);
    }
  };

  const update = () => {
    const next = readSettings();
    if (next.direction === 'rtl' && engine?.loadRtlRegistry && rtlRegistry === undefined) {
      engine.loadRtlRegistry().then(
        (registry) => {
          rtlRegistry ??= registry;
          update();
        },
        () => {},
      );
      apply({ ...next, direction: current.direction });
    } else if (next.direction !== current.direction || next.dense !== current.dense) {
      apply(next);
    }
  };

  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: [directionAttribute, densityAttribute],
  });
  update();

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
