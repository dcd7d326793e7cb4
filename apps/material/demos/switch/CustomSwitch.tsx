import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  [`& .${switchClasses.track}`]: { borderRadius: 3 },
  [`& .${switchClasses.thumb}`]: { borderRadius: 3 },
  [`& .${switchClasses.switchBase}.${switchClasses.checked} + .${switchClasses.track}`]: {
    backgroundColor: (theme.vars ?? theme).palette.success.main,
    opacity: 0.6,
  },
}));

export default function CustomSwitch() {
  return (
    <FormControlLabel control={<SquareSwitch color="success" defaultChecked />} label="Heating" />
  );
}
