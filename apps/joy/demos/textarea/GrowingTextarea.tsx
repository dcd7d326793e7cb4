import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const log = 'Cast off at six.\nFog until the second buoy.';

export default function GrowingTextarea() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Log, two to five lines</FormLabel>
      <Textarea minRows={2} maxRows={5} defaultValue={log} />
    </FormControl>
  );
}
