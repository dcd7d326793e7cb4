import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function UnderlinedInput() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Home port</FormLabel>
      <Input
        variant="soft"
        size="lg"
        placeholder="A town with a harbor"
        sx={{
          '--Input-radius': '0px',
          '--Input-placeholderOpacity': 0.8,
          '--Input-focusedThickness': '0px',
          borderBlockEnd: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          '&:focus-within': { borderColor: 'primary.500' },
        }}
      />
    </FormControl>
  );
}
