import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const sections = [
  { title: 'Email', settings: ['Booking confirmations', 'Newsletter'] },
  { title: 'Phone', settings: ['Delays', 'Reminders on the day before'] },
];

export default function SettingsPaper() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {sections.map(({ title, settings }) => (
        <Paper key={title} variant="outlined" role="group" aria-label={title} sx={{ p: 2 }}>
          <Typography component="p" variant="subtitle1" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Stack>
            {settings.map((setting, index) => (
              <FormControlLabel
                key={setting}
                control={<Switch defaultChecked={index === 0} />}
                label={setting}
              />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
