import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      <TextField label="Default" helperText="As on your passport" />
      <TextField required label="Required" />
      <TextField
        label="Read-only"
        defaultValue="NO-4417"
        helperText="Assigned by the system"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Disabled" defaultValue="Not available" />
      <TextField error label="Error" defaultValue="47-11" helperText="Write digits only." />
      <TextField color="success" focused label="Color" defaultValue="Confirmed" />
    </Box>
  );
}
