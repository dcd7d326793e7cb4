import { useState } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import '../theme.css';
import './drawer.css';

const stops = ['Harbor', 'Fish Market', 'Town Hall', 'Library', 'Botanic Garden', 'University'];

export default function SnapDrawer() {
  const [snapPoint, setSnapPoint] = useState<Drawer.Root.SnapPoint | null>(0.4);

  return (
    <Drawer.Root snapPoints={[0.4, 0.9]} snapPoint={snapPoint} onSnapPointChange={setSnapPoint}>
      <Drawer.Trigger className="button">Show stops</Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Backdrop className="drawer-backdrop" />
        <Drawer.Viewport className="drawer-viewport">
          <Drawer.Popup className="drawer-popup drawer-tall">
            <div className="drawer-handle" aria-hidden="true" />
            <Drawer.Content>
              <Drawer.Title className="drawer-title">Stops of line 3</Drawer.Title>
              <div className="drawer-actions">
                <button
                  type="button"
                  className="button"
                  onClick={() => setSnapPoint(snapPoint === 0.9 ? 0.4 : 0.9)}
                >
                  {snapPoint === 0.9 ? 'Show less' : 'Show more'}
                </button>
                <Drawer.Close className="button">Close</Drawer.Close>
              </div>
              <ul className="drawer-list">
                {stops.map((stop) => (
                  <li key={stop}>{stop}</li>
                ))}
              </ul>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
