import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PreferencesAndPointer() {
  const results = [
    ['Prefers less motion', useMediaQuery('(prefers-reduced-motion: reduce)')],
    ['Prefers more contrast', useMediaQuery('(prefers-contrast: more)')],
    ['Has a precise pointer', useMediaQuery('(pointer: fine)')],
    ['Landscape', useMediaQuery('(orientation: landscape)')],
  ] as const;

  return (
    <List dense aria-label="What the browser reports">
      {results.map(([label, matches]) => (
        <ListItem key={label}>
          <ListItemText primary={label} secondary={matches ? 'Yes' : 'No'} />
        </ListItem>
      ))}
    </List>
  );
}
