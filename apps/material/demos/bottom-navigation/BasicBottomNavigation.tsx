import { useState } from 'react';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import Favorite from '@mui/icons-material/Favorite';
import MapOutlined from '@mui/icons-material/MapOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BasicBottomNavigation() {
  const [view, setView] = useState('trails');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views"
      showLabels
      value={view}
      onChange={(_event, newView: string) => setView(newView)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <BottomNavigationAction
        value="trails"
        label="Trails"
        icon={<DirectionsWalk />}
        aria-current={view === 'trails' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="map"
        label="Map"
        icon={<MapOutlined />}
        aria-current={view === 'map' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="saved"
        label="Saved"
        icon={<Favorite />}
        aria-current={view === 'saved' ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
