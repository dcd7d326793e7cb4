import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const appointments = [
  { time: '08:30', booked: false },
  { time: '09:15', booked: true },
  { time: '10:00', booked: true },
  { time: '10:45', booked: false },
  { time: '13:30', booked: false },
  { time: '14:15', booked: true },
];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={appointments}
      getOptionLabel={({ time, booked }) => (booked ? `${time} (booked)` : time)}
      getOptionDisabled={({ booked }) => booked}
      renderInput={(params) => <TextField {...params} label="Appointment" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
