import { useState } from 'react';
import BarChart from '@mui/icons-material/BarChart';
import CreditCard from '@mui/icons-material/CreditCard';
import Savings from '@mui/icons-material/Savings';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const PillNavigation = styled(BottomNavigation)(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  height: 'auto',
  padding: 6,
  borderRadius: 32,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  [`& .${bottomNavigationActionClasses.root}`]: {
    minWidth: 0,
    paddingBlock: 8,
    borderRadius: 26,
  },
  [`& .${bottomNavigationActionClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
})) as typeof BottomNavigation;

const views = [
  { label: 'Spending', icon: <BarChart /> },
  { label: 'Cards', icon: <CreditCard /> },
  { label: 'Savings', icon: <Savings /> },
];

export default function CustomBottomNavigation() {
  const [view, setView] = useState('Spending');

  return (
    <PillNavigation
      component="nav"
      aria-label="Account"
      showLabels
      value={view}
      onChange={(_event, newView: string) => setView(newView)}
    >
      {views.map(({ label, icon }) => (
        <BottomNavigationAction
          key={label}
          value={label}
          label={label}
          icon={icon}
          aria-current={view === label ? 'page' : undefined}
        />
      ))}
    </PillNavigation>
  );
}
