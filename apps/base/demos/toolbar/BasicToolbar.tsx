import { useState } from 'react';
import { Toolbar } from '@base-ui/react/toolbar';
import '../theme.css';
import './toolbar.css';

export default function BasicToolbar() {
  const [zoom, setZoom] = useState(100);

  return (
    <div>
      <Toolbar.Root className="toolbar" aria-label="Map">
        <Toolbar.Button className="toolbar-button" onClick={() => setZoom(zoom + 25)}>
          Zoom in
        </Toolbar.Button>
        <Toolbar.Button
          className="toolbar-button"
          disabled={zoom === 25}
          onClick={() => setZoom(zoom - 25)}
        >
          Zoom out
        </Toolbar.Button>
        <Toolbar.Separator className="toolbar-separator" />
        <Toolbar.Link className="toolbar-button" href="#anatomy">
          Legend
        </Toolbar.Link>
      </Toolbar.Root>
      <p className="toolbar-text" role="status">
        Zoom: {zoom}%
      </p>
    </div>
  );
}
