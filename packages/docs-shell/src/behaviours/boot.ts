/** What the browser runs on every page: small set-ups, no React, each on its own. */
import { setUpColorMode } from './color-mode';
import { setUpContentsDisclosure } from './contents-disclosure';
import { setUpContentsSpy } from './contents-spy';
import { setUpCopyButtons } from './copy-button';
import { setUpDisplaySettings } from './display-settings';
import { setUpDrawer } from './drawer';
import { setUpIslands } from './mount-islands';
import { setUpNavigationState } from './navigation-state';
import { runEach } from './run-each';
import { setUpScrollableAreas } from './scrollable-areas';
import { setUpSettingsDrawer } from './settings-drawer';

// What is seen at once comes first.
runEach([
  setUpColorMode,
  setUpDisplaySettings,
  setUpNavigationState,
  setUpDrawer,
  setUpSettingsDrawer,
  setUpContentsSpy,
  setUpContentsDisclosure,
  setUpCopyButtons,
  setUpIslands,
  setUpScrollableAreas,
]);
