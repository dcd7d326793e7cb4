import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const ports = ['Ålesund', 'Bergen', 'Kristiansund', 'Stavanger', 'Trondheim'];

function PaperWithFooter({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        variant="caption"
        component="p"
        sx={{ padding: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        Ferries leave every hour until 11 p.m.
      </Typography>
    </Paper>
  );
}

export default function SlotsAutocomplete() {
  return (
    <Autocomplete
      options={ports}
      slots={{ paper: PaperWithFooter }}
      slotProps={{ listbox: { sx: { maxHeight: 160 } } }}
      renderInput={(params) => <TextField {...params} label="Port" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
