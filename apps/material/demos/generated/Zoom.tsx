import Zoom from '@mui/material/Zoom';

export default function ZoomExample() {
  return (
    <Zoom in>
      <div>Zoom</div>
    </Zoom>
  );
}
