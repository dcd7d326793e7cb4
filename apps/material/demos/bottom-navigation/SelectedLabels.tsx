import { useState } from 'react';
import Home from '@mui/icons-material/Home';
import Inbox from '@mui/icons-material/Inbox';
import Person from '@mui/icons-material/Person';
import Search from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { label: 'Home', icon: <Home /> },
  { label: 'Search', icon: <Search /> },
  { label: 'Inbox', icon: <Inbox /> },
  { label: 'Profile', icon: <Person /> },
];

export default function SelectedLabels() {
  const [index, setIndex] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Sections"
      value={index}
      onChange={(_event, newIndex: number) => setIndex(newIndex)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {views.map(({ label, icon }, position) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={position === index ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
