import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BasicToggleButton() {
  const [view, setView] = useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_, newView: string | null) => {
        if (newView !== null) {
          setView(newView);
        }
      }}
      aria-label="View"
    >
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
      <ToggleButton value="calendar">Calendar</ToggleButton>
    </ToggleButtonGroup>
  );
}
