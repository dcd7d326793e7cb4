import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Stop {
  code: string;
  name: string;
  lines: string;
}

const stops: readonly Stop[] = [
  { code: 'CQ', name: 'Canal Quay', lines: 'Tram 4, ferry' },
  { code: 'FM', name: 'Flower Market', lines: 'Tram 2 and 4' },
  { code: 'HG', name: 'Harbor Gate', lines: 'Bus 11, ferry' },
  { code: 'OM', name: 'Old Mill', lines: 'Bus 11 and 30' },
  { code: 'UP', name: 'University Park', lines: 'Tram 2' },
];

const filterOptions = createFilterOptions<Stop>({
  stringify: ({ code, name, lines }) => `${code} ${name} ${lines}`,
});

export default function CustomOptions() {
  return (
    <Autocomplete
      options={stops}
      getOptionLabel={(stop) => stop.name}
      filterOptions={filterOptions}
      renderOption={({ key, ...optionProps }, stop) => (
        <li key={key} {...optionProps}>
          <Stack>
            <span>
              {stop.name} ({stop.code})
            </span>
            <Typography variant="body2" component="span" color="textSecondary">
              {stop.lines}
            </Typography>
          </Stack>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Stop" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
