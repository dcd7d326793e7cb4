import Alert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

const Note = styled(Alert)(({ theme }) => ({
  borderRadius: 0,
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.info.main}`,
  [`& .${alertClasses.message}`]: { fontStyle: 'italic' },
}));

export default function QuietAlert() {
  return (
    <Note severity="info" icon={false} role="note">
      Times are those of the place of departure.
    </Note>
  );
}
