export { findAccessibilityViolations } from './find-accessibility-violations';
export { findDanglingIds } from './find-dangling-ids';
export {
  invalidLicenseNotice,
  isOwedNotice,
  licenseWatermark,
  missingLicenseNotice,
} from './license-notice';
export { layOutAll } from './lay-out-all';
export { describeWeight, measureWeight, type Weight } from './measure-weight';
export { openSettings, presetSettings, readRoot, type StoredSettings } from './settings';
export { hydrateDemos } from './hydrate-demos';
export { turnToDemo } from './turn-to-demo';
export { watchLayoutShifts } from './watch-layout-shifts';
export { watchRequests, type RequestWatch } from './watch-requests';
