import FormControlLabel, { formControlLabelClasses } from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const Card = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  paddingInlineEnd: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.spacing(1),
  [`&:has(.${radioClasses.checked})`]: {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    [`& .${formControlLabelClasses.label}`]: { fontWeight: 500 },
  },
}));

export default function CardRadios() {
  return (
    <RadioGroup row aria-label="Departure" defaultValue="9:40" sx={{ gap: 1 }}>
      {['8:10', '9:40', '11:05'].map((time) => (
        <Card key={time} value={time} control={<Radio />} label={time} />
      ))}
    </RadioGroup>
  );
}
