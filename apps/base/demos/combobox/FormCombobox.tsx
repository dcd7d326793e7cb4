import { useState } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import '../theme.css';
import './combobox.css';

const stations = ['Arna', 'Bergen', 'Dale', 'Finse', 'Myrdal', 'Voss'];

export default function FormCombobox() {
  const [booking, setBooking] = useState('');

  return (
    <Form
      className="combobox-field combobox-form"
      onFormSubmit={(values) => setBooking(`Ticket to ${String(values['station'])}`)}
    >
      <Field.Root name="station" className="combobox-field">
        <Field.Label className="combobox-label">To</Field.Label>
        <Combobox.Root items={stations} required>
          <Combobox.InputGroup className="combobox-input-group">
            <Combobox.Input className="combobox-input" placeholder="Station" />
            <Combobox.Trigger
              id="ticket-stations"
              className="combobox-button"
              aria-label="Show stations"
            >
              ▾
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className="combobox-positioner" sideOffset={4}>
              <Combobox.Popup className="combobox-popup">
                <Combobox.Empty className="combobox-message">No station found.</Combobox.Empty>
                <Combobox.List>
                  {(station: string) => (
                    <Combobox.Item key={station} value={station} className="combobox-item">
                      <Combobox.ItemIndicator className="combobox-check">✓</Combobox.ItemIndicator>
                      <span className="combobox-text">{station}</span>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
        <Field.Error className="combobox-error" match="valueMissing">
          Choose a station from the list.
        </Field.Error>
      </Field.Root>
      <button type="submit" className="button button-strong">
        Buy ticket
      </button>
      <span role="status">{booking}</span>
    </Form>
  );
}
