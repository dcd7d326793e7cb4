import { GridShadowScrollArea } from '@mui/x-data-grid';

export default function GridShadowScrollAreaExample() {
  return <GridShadowScrollArea>Grid shadow scroll area</GridShadowScrollArea>;
}
