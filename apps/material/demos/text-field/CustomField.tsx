import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const RoundField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 24,
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: (theme.vars ?? theme).palette.success.main,
    },
  },
  [`& .${inputLabelClasses.root}.${inputLabelClasses.focused}`]: {
    color: (theme.vars ?? theme).palette.text.primary,
  },
}));

export default function CustomField() {
  return <RoundField label="Search in recipes" type="search" />;
}
