import GridLegacy from '@mui/material/GridLegacy';

export default function GridLegacyExample() {
  return (
    <GridLegacy aria-label="Grid legacy">
      <div>One</div>
      <div>Two</div>
      <div>Three</div>
    </GridLegacy>
  );
}
