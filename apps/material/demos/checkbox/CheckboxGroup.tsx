import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Olives', 'Capers', 'Artichokes', 'Mushrooms'];

export default function CheckboxGroup() {
  const helpId = useId();
  const [chosen, setChosen] = useState(['Olives']);
  const toggle = (topping: string, on: boolean) =>
    setChosen(on ? [...chosen, topping] : chosen.filter((other) => other !== topping));

  return (
    <FormControl component="fieldset" error={chosen.length > 2} aria-describedby={helpId}>
      <FormLabel component="legend">Toppings</FormLabel>
      <FormGroup>
        {toppings.map((topping) => (
          <FormControlLabel
            key={topping}
            label={topping}
            control={
              <Checkbox
                checked={chosen.includes(topping)}
                onChange={(event) => toggle(topping, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId}>Two at most; you have {chosen.length}.</FormHelperText>
    </FormControl>
  );
}
