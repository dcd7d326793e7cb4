const native = 'an element that takes focus by itself needs no attribute to have 0';
const silent = 'the package documents a default that its code does not have';

/** Documented defaults that a component without other props does not show, each with the reason. */
export const hiddenDefaults: Readonly<Record<string, string>> = {
  '@mui/material Checkbox.tabIndex': native,
  '@mui/material Radio.tabIndex': native,
  '@mui/material Switch.tabIndex': native,
  '@mui/joy Autocomplete.unstable_classNamePrefix': 'given, it reaches the element as an attribute',
  '@mui/joy Button.tabIndex': native,
  '@mui/joy Checkbox.variant': 'solid when it is checked, outlined when it is not',
  '@mui/joy IconButton.tabIndex': native,
  '@mui/joy Link.variant': silent,
  '@mui/joy ListItemButton.tabIndex': native,
};

/** Documented classes that a component without other props does not have, each with the reason. */
export const hiddenClasses: Readonly<Record<string, string>> = {
  '@mui/material Button: MuiButton-loadingPositionCenter': 'only while it loads',
  '@mui/material StepIcon: MuiStepIcon-root': 'an icon that is text or an element has no root',
  '@mui/joy Checkbox: MuiCheckbox-variantSolid': 'only when it is checked',
  '@mui/joy Link: MuiLink-variantPlain': silent,
  '@mui/joy Tooltip: MuiTooltip-placementBottom': 'the code sets tooltipPlacementBottom',
};

/** Refs whose element cannot be determined, each with the reason. */
export const hiddenRefs: Readonly<Record<string, string>> = {
  '@mui/material StepIcon': 'a number is drawn as an svg, anything else as it is given',
};
