import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: '10px 12px',
  resize: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  borderRadius: 12,
  '&:focus': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 1,
  },
}));

export default function StyledTextarea() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 170 }}>
      <FormControl fullWidth>
        <FormLabel htmlFor="styled-textarea" sx={{ mb: 0.5 }}>
          What did you see?
        </FormLabel>
        <Textarea id="styled-textarea" aria-describedby="styled-textarea-help" minRows={3} />
        <FormHelperText id="styled-textarea-help">Species, number, place</FormHelperText>
      </FormControl>
    </Box>
  );
}
