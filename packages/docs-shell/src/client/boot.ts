/** What the browser runs on every page: small set-ups, no React, each on its own. */
import { setUpAds } from '../features/ads/set-up-ads.client';
import { setUpAnalytics } from '../features/analytics/set-up-analytics.client';
import { setUpColorMode } from '../features/preferences/color-mode.client';
import { initTocDisclosure } from '../features/toc/toc-disclosure.client';
import { initTocScrollspy } from '../features/toc/toc-scrollspy.client';
import { initCopyButtons } from '../features/content/copy-button.client';
import { initCopyPage } from '../features/content/copy-page.client';
import { initDemoToolbars } from '../features/demo/toolbar/toolbar.client';
import { setUpDisplaySettings } from '../features/preferences/display-settings.client';
import { setUpDrawer } from './drawer';
import { setUpFeedback } from '../features/feedback/set-up-feedback.client';
import { setUpGoneScripts } from './stale-chunk-reload';
import { setUpMenuKeys } from './menu-keys';
import { initNavigationFilter } from '../features/navigation/navigation-filter.client';
import { initNavigationState } from '../features/navigation/navigation-state.client';
import { setUpOffline } from '../features/offline/set-up-offline.client';
import { setUpPrefetch } from './prefetch';
import { initProducts } from '../features/products/products.client';
import { initRowFilter } from '../features/row-filter/row-filter.client';
import { runEach } from './run-each';
import { initScrollableAreas } from '../features/content/scrollable-areas.client';
import { initSearch } from '../features/search/search.client';
import { initHydration } from '../features/demo/hydration/hydration.client';
import { setUpSettingsDrawer } from '../features/preferences/settings-drawer.client';
import { initTabs } from '../features/tabs/tabs.client';
import { initVersionLinks } from '../features/versions/version-links.client';

// What is seen at once comes first.
runEach([
  setUpGoneScripts,
  setUpColorMode,
  setUpDisplaySettings,
  initTabs,
  initDemoToolbars,
  initNavigationFilter,
  initNavigationState,
  setUpDrawer,
  setUpSettingsDrawer,
  setUpMenuKeys,
  initSearch,
  initProducts,
  initVersionLinks,
  initTocScrollspy,
  initTocDisclosure,
  initCopyButtons,
  initCopyPage,
  initRowFilter,
  initHydration,
  initScrollableAreas,
  setUpFeedback,
  setUpAds,
  setUpPrefetch,
  setUpAnalytics,
  setUpOffline,
]);
