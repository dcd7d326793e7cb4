import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const plans = [
  { value: 'solo', name: 'Solo', text: 'One person, three projects' },
  { value: 'team', name: 'Team', text: 'Up to ten people, shared drafts' },
  { value: 'school', name: 'School', text: 'Closed for new classes', disabled: true },
];

export default function DescribedRadios() {
  return (
    <RadioGroup aria-label="Plan" defaultValue="team" sx={{ gap: 1 }}>
      {plans.map(({ value, name, text, disabled }) => (
        <FormControlLabel
          key={value}
          value={value}
          disabled={disabled}
          control={<Radio />}
          sx={{ alignItems: 'flex-start' }}
          label={
            <>
              <Typography component="span" sx={{ display: 'block', paddingTop: 1 }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2">
                {text}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
