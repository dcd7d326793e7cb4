/**
 * The script of every page: starts the eager part of each feature, without React. A feature that fails does not stop the
 * others. Lazy parts (`*.lazy.client.ts`) load when the reader needs them.
 */
import { initDemos } from '../features/demo/demos.client';
import { initAds } from '../features/ads/ads.client';
import { initApiChanges } from '../features/api-changes/api-changes.client';
import { initApiFolds } from '../features/api-reference/api-folds.client';
import { initLateLayout } from '../features/api-reference/late-layout.client';
import { initApiTypes } from '../features/api-reference/api-types.client';
import { initAnalytics } from '../features/analytics/analytics.client';
import { bootRanProperty } from './contract';
import { initColorMode } from '../features/preferences/color-mode.client';
import { initTocDisclosure, initTocScrollspy } from '../features/toc/toc.client';
import { initCopyButtons } from '../features/content/copy-button.client';
import { initCopyPage } from '../features/content/copy-page.client';
import { initDisplaySettings } from '../features/preferences/display-settings.client';
import { initNavigationDrawer } from '../features/navigation/navigation-drawer.client';
import { initFeedback } from '../features/feedback/feedback.client';
import { initFont } from './load-font';
import { initStaleChunkReload } from './stale-chunk-reload';
import { initMenuKeys } from './menu-keys';
import { initNavigationFilter } from '../features/navigation/navigation-filter.client';
import { initNavigationState } from '../features/navigation/navigation-state.client';
import { initOffline } from '../features/offline/offline.client';
import { initPrefetch } from './prefetch';
import { initProducts } from '../features/products/products.client';
import { initReaderVersions } from '../features/preferences/reader-versions.client';
import { initRowFilter } from '../features/row-filter/row-filter.client';
import { runInSlices } from './run-each';
import { initScrollableAreas } from '../features/content/scrollable-areas.client';
import { initSearch } from '../features/search/search.client';
import { initSettingsDrawer } from '../features/preferences/display-settings.client';
import { initTabs } from '../features/tabs/tabs.client';
import { initVersionLinks } from '../features/versions/version-links.client';

Object.assign(window, { [bootRanProperty]: true });

// Before the first pause, so that no key is lost. Then, features that change the visible page.
void runInSlices([
  initSearch,
  initStaleChunkReload,
  initColorMode,
  initDisplaySettings,
  initTabs,
  initDemos,
  initNavigationFilter,
  initNavigationState,
  initNavigationDrawer,
  initSettingsDrawer,
  initReaderVersions,
  initMenuKeys,
  initProducts,
  initVersionLinks,
  initTocScrollspy,
  initTocDisclosure,
  initCopyButtons,
  initCopyPage,
  initRowFilter,
  initApiFolds,
  initApiTypes,
  initApiChanges,
  initScrollableAreas,
  initFeedback,
  initLateLayout,
  initAds,
  initFont,
  initPrefetch,
  initAnalytics,
  initOffline,
]);
