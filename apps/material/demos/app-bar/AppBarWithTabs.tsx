import { useId, useState } from 'react';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const texts = {
  Today: 'Three boats leave before noon.',
  Tomorrow: 'All boats leave on time.',
  Saved: 'You have saved two routes.',
};
type View = keyof typeof texts;

const views: readonly View[] = ['Today', 'Tomorrow', 'Saved'];

export default function AppBarWithTabs() {
  const id = useId();
  const [view, setView] = useState<View>('Today');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Departures
          </Typography>
          <IconButton color="inherit" edge="end" aria-label="Search departures">
            <Search />
          </IconButton>
        </Toolbar>
        <Tabs
          aria-label="Departures"
          variant="fullWidth"
          textColor="inherit"
          value={view}
          onChange={(_event, newView: View) => setView(newView)}
          slotProps={{ indicator: { style: { backgroundColor: 'currentColor' } } }}
          // The default opacity of 60% is too low for text on a color.
          sx={{ [`& .${tabClasses.root}`]: { opacity: 1 } }}
        >
          {views.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`${id}-tab-${name}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
      </AppBar>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${view}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {texts[view]}
      </Box>
    </Box>
  );
}
