import { useState } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import '../theme.css';
import './drawer.css';

const times = ['9:15', '10:40', '12:05'];

export default function NestedDrawer() {
  const [open, setOpen] = useState(false);
  const [time, setTime] = useState('9:15');

  return (
    <Drawer.Root>
      <Drawer.Trigger className="button">Book a ferry</Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Backdrop className="drawer-backdrop" />
        <Drawer.Viewport className="drawer-viewport">
          <Drawer.Popup className="drawer-popup">
            <div className="drawer-handle" aria-hidden="true" />
            <Drawer.Content>
              <Drawer.Title className="drawer-title">Bergen to Fedje</Drawer.Title>
              <Drawer.Description className="drawer-text">
                One adult, today at {time}
              </Drawer.Description>
              <div className="drawer-actions">
                <Drawer.Root open={open} onOpenChange={setOpen}>
                  <Drawer.Trigger className="button">Change time</Drawer.Trigger>
                  <Drawer.Portal>
                    <Drawer.Viewport className="drawer-viewport">
                      <Drawer.Popup className="drawer-popup">
                        <div className="drawer-handle" aria-hidden="true" />
                        <Drawer.Content>
                          <Drawer.Title className="drawer-title">Departure</Drawer.Title>
                          <div className="drawer-actions">
                            {times.map((value) => (
                              <button
                                key={value}
                                type="button"
                                className="button"
                                onClick={() => {
                                  setTime(value);
                                  setOpen(false);
                                }}
                              >
                                {value}
                              </button>
                            ))}
                            <Drawer.Close className="button">Cancel</Drawer.Close>
                          </div>
                        </Drawer.Content>
                      </Drawer.Popup>
                    </Drawer.Viewport>
                  </Drawer.Portal>
                </Drawer.Root>
                <Drawer.Close className="button button-strong">Book</Drawer.Close>
              </div>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
