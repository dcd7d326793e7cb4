import { Drawer } from '@base-ui/react/drawer';
import '../theme.css';
import './drawer.css';

export default function BasicDrawer() {
  return (
    <Drawer.Root>
      <Drawer.Trigger className="button">Show departures</Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Backdrop className="drawer-backdrop" />
        <Drawer.Viewport className="drawer-viewport">
          <Drawer.Popup className="drawer-popup">
            <div className="drawer-handle" aria-hidden="true" />
            <Drawer.Content>
              <Drawer.Title className="drawer-title">Departures</Drawer.Title>
              <Drawer.Description className="drawer-text">
                9:15 to Askøy, 10:40 to Fedje, 12:05 to Askøy.
              </Drawer.Description>
              <Drawer.Close className="button">Close</Drawer.Close>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
