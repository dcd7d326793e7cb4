/** What the browser runs on every page: small set-ups, no React, each on its own. */
import { setUpAds } from '../features/ads/set-up-ads.client';
import { setUpAnalytics } from '../features/analytics/set-up-analytics.client';
import { setUpColorMode } from '../features/preferences/color-mode.client';
import { setUpContentsDisclosure } from '../features/toc/toc-disclosure.client';
import { setUpContentsSpy } from '../features/toc/toc-scrollspy.client';
import { initCopyButtons } from '../features/content/copy-button.client';
import { initCopyPage } from '../features/content/copy-page.client';
import { initDemoToolbars } from '../features/demo/toolbar/toolbar.client';
import { setUpDisplaySettings } from '../features/preferences/display-settings.client';
import { setUpDrawer } from './drawer';
import { setUpFeedback } from '../features/feedback/set-up-feedback.client';
import { setUpGoneScripts } from './stale-chunk-reload';
import { setUpMenuKeys } from './menu-keys';
import { setUpNavigationFilter } from '../features/navigation/set-up-navigation-filter.client';
import { setUpNavigationState } from '../features/navigation/navigation-state.client';
import { setUpOffline } from '../features/offline/set-up-offline.client';
import { setUpPrefetch } from './prefetch';
import { setUpProducts } from '../features/products/set-up-products.client';
import { setUpRowFilter } from '../features/row-filter/set-up-row-filter.client';
import { runEach } from './run-each';
import { initScrollableAreas } from '../features/content/scrollable-areas.client';
import { setUpSearch } from '../features/search/set-up-search.client';
import { initHydration } from '../features/demo/hydration/hydration.client';
import { setUpSettingsDrawer } from '../features/preferences/settings-drawer.client';
import { setUpTabs } from '../features/tabs/set-up-tabs.client';
import { setUpVersionLinks } from '../features/versions/version-links.client';

// What is seen at once comes first.
runEach([
  setUpGoneScripts,
  setUpColorMode,
  setUpDisplaySettings,
  setUpTabs,
  initDemoToolbars,
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
  initCopyButtons,
  initCopyPage,
  setUpRowFilter,
  initHydration,
  initScrollableAreas,
  setUpFeedback,
  setUpAds,
  setUpPrefetch,
  setUpAnalytics,
  setUpOffline,
]);
