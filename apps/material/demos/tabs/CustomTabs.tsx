import { useState } from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${tabsClasses.indicator}`]: {
      height: '100%',
      borderRadius: 24,
      backgroundColor: palette.primary.main,
    },
    [`& .${tabClasses.root}`]: { zIndex: 1, textTransform: 'none' },
    [`& .${tabClasses.selected}.${tabClasses.root}`]: { color: palette.primary.contrastText },
  };
});

export default function CustomTabs() {
  const [ticket, setTicket] = useState('Single');

  return (
    <PillTabs value={ticket} onChange={(_, next: string) => setTicket(next)} aria-label="Ticket">
      <Tab value="Single" label="Single" />
      <Tab value="Day" label="Day" />
      <Tab value="Week" label="Week" />
    </PillTabs>
  );
}
