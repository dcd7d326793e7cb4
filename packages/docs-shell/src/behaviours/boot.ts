/** What the browser runs on every page: small set-ups, no React, each on its own. */
import { setUpAds } from './ads/set-up-ads';
import { setUpAnalytics } from './analytics/set-up-analytics';
import { setUpColorMode } from './color-mode';
import { setUpContentsDisclosure } from './contents-disclosure';
import { setUpContentsSpy } from './contents-spy';
import { setUpCopyButtons } from './copy-button';
import { setUpCopyPage } from './copy-page/set-up-copy-page';
import { setUpDemoTools } from './demo-tools/set-up-demo-tools';
import { setUpDisplaySettings } from './display-settings';
import { setUpDrawer } from './drawer';
import { setUpFeedback } from './feedback/set-up-feedback';
import { setUpGoneScripts } from './gone-script';
import { setUpMenuKeys } from './menu-keys';
import { setUpNavigationFilter } from './navigation-filter/set-up-navigation-filter';
import { setUpNavigationState } from './navigation-state';
import { setUpOffline } from './offline/set-up-offline';
import { setUpPrefetch } from './prefetch';
import { setUpProducts } from './products/set-up-products';
import { setUpRowFilter } from './row-filter/set-up-row-filter';
import { runEach } from './run-each';
import { setUpScrollableAreas } from './scrollable-areas';
import { setUpSearch } from './search/set-up-search';
import { setUpIslands } from './set-up-islands';
import { setUpSettingsDrawer } from './settings-drawer';
import { setUpTabs } from './tabs/set-up-tabs';
import { setUpVersionLinks } from './version-links';

// What is seen at once comes first.
runEach([
  setUpGoneScripts,
  setUpColorMode,
  setUpDisplaySettings,
  setUpTabs,
  setUpDemoTools,
  setUpNavigationFilter,
  setUpNavigationState,
  setUpDrawer,
  setUpSettingsDrawer,
  setUpMenuKeys,
  setUpSearch,
  setUpProducts,
  setUpVersionLinks,
  setUpContentsSpy,
  setUpContentsDisclosure,
  setUpCopyButtons,
  setUpCopyPage,
  setUpRowFilter,
  setUpIslands,
  setUpScrollableAreas,
  setUpFeedback,
  setUpAds,
  setUpPrefetch,
  setUpAnalytics,
  setUpOffline,
]);
