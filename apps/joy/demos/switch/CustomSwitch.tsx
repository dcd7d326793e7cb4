import Switch, { switchClasses } from '@mui/joy/Switch';

export default function CustomSwitch() {
  return (
    <Switch
      defaultChecked
      color="success"
      slotProps={{
        input: { 'aria-label': 'Heating' },
        track: { children: <span aria-hidden>I</span> },
      }}
      sx={{
        '--Switch-thumbSize': '22px',
        '--Switch-trackWidth': '60px',
        '--Switch-trackHeight': '30px',
        '--Switch-trackRadius': '8px',
        [`& .${switchClasses.track}`]: { justifyContent: 'flex-start', paddingInline: '12px' },
      }}
    />
  );
}
