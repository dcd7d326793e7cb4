import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Switch, { switchClasses } from '@mui/joy/Switch';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  '--Switch-trackRadius': theme.vars.radius.xs,
  [`& .${switchClasses.track}`]: { outline: '1px solid', outlineOffset: '2px' },
}));

export default function WaysToChange() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl orientation="horizontal">
        <FormLabel>A variable in sx</FormLabel>
        <Switch defaultChecked sx={{ '--Switch-trackWidth': '56px' }} />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>A component with styled</FormLabel>
        <SquareSwitch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>A part with slotProps</FormLabel>
        <Switch defaultChecked slotProps={{ thumb: { sx: { opacity: 0.5 } } }} />
      </FormControl>
    </Stack>
  );
}
