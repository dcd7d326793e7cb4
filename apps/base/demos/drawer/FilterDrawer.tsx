import { useState } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import '../theme.css';
import './drawer.css';

const options = ['Ground floor', 'Balcony', 'Pets allowed', 'Elevator'];

export default function FilterDrawer() {
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState(['Balcony']);

  return (
    <Drawer.Root open={open} onOpenChange={setOpen}>
      <div className="drawer-actions">
        <Drawer.Trigger className="button">Filter ({filters.length})</Drawer.Trigger>
        <output>{filters.length > 0 ? filters.join(', ') : 'All apartments'}</output>
      </div>
      <Drawer.Portal>
        <Drawer.Backdrop className="drawer-backdrop" />
        <Drawer.Viewport className="drawer-viewport">
          <Drawer.Popup className="drawer-popup">
            <div className="drawer-handle" aria-hidden="true" />
            <Drawer.Content>
              <Drawer.Title className="drawer-title">Filter apartments</Drawer.Title>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  const data = new FormData(event.currentTarget);
                  setFilters(options.filter((option) => data.has(option)));
                  setOpen(false);
                }}
              >
                <fieldset className="drawer-choices">
                  <legend>Show only apartments with</legend>
                  {options.map((option) => (
                    <label key={option}>
                      <input
                        type="checkbox"
                        name={option}
                        defaultChecked={filters.includes(option)}
                      />{' '}
                      {option}
                    </label>
                  ))}
                </fieldset>
                <div className="drawer-actions">
                  <button type="submit" className="button button-strong">
                    Apply
                  </button>
                  <Drawer.Close className="button">Cancel</Drawer.Close>
                </div>
              </form>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
