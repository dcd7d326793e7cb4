import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 80;

export default function CountedTextarea() {
  const [text, setText] = useState('The tap in the kitchen drips, mostly at night.');
  const over = text.length - limit;
  return (
    <FormControl error={over > 0} sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Note for the caretaker</FormLabel>
      <Textarea
        minRows={2}
        error={over > 0}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormHelperText sx={{ ...(over > 0 && { color: 'danger.plainColor' }) }}>
        {over > 0 ? `${over} characters too many` : `${-over} characters left`}
      </FormHelperText>
    </FormControl>
  );
}
